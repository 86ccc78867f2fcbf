# The two wasm programs and the site. Filled in by src/main.
