# The site: the interface's program (messhall.js, messhall.wasm), the engine's (engine.wasm), pictures and fonts, and the
# folder dist that holds all of it as a host serves it.

include(EngineWasm)

# ---- the interface's program ------------------------------------------------------------------------------------------
add_executable(messhall_web
  ${PROJECT_SOURCE_DIR}/src/main/web.cpp
  ${PROJECT_SOURCE_DIR}/src/main/web/gl_device.cpp
  ${PROJECT_SOURCE_DIR}/src/main/web/host.cpp)
target_link_libraries(messhall_web PRIVATE messhall_ui SDL2web)
set_target_properties(messhall_web PROPERTIES OUTPUT_NAME messhall SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

set(_exports _malloc _free)
foreach(_name start frame resize pointer wheel focus activate key text widget_at navigate call engine_line engine_lost asset
    asset_failed retry_assets context_lost context_restored media hide frames)
  list(APPEND _exports _mh_${_name})
endforeach()
string(JOIN "," _exports ${_exports})

# Drawing and widgets do not calculate much: size counts more than speed here. Memory: 32 MB hold the program and the first
# pictures while they are decoded; large screens need more.
target_compile_options(messhall_web PRIVATE $<$<CONFIG:Release>:-Os>)
target_compile_options(messhall_ui PRIVATE $<$<CONFIG:Release>:-Os>)
target_compile_options(messhall_app PRIVATE $<$<CONFIG:Release>:-Os>)
# Of the games what is for people: names, sentences, rules and lessons. What the search calls stays fast.
file(GLOB _told ${PROJECT_SOURCE_DIR}/src/games/*/help.cpp ${PROJECT_SOURCE_DIR}/src/games/*/info.cpp
  ${PROJECT_SOURCE_DIR}/src/games/*/lessons.cpp ${PROJECT_SOURCE_DIR}/src/games/*/story.cpp
  ${PROJECT_SOURCE_DIR}/src/games/*/words.cpp ${PROJECT_SOURCE_DIR}/src/games/*/text.cpp
  ${PROJECT_SOURCE_DIR}/src/games/*/refusal.cpp ${PROJECT_SOURCE_DIR}/src/games/*/face.cpp)
set_source_files_properties(${_told} TARGET_DIRECTORY messhall_games PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-Os>)
# But pictures and letters are made while the player waits.
set_source_files_properties(${PROJECT_SOURCE_DIR}/src/ui/stb_image_code.cpp ${PROJECT_SOURCE_DIR}/src/ui/art.cpp
  ${PROJECT_SOURCE_DIR}/src/ui/raster.cpp
  TARGET_DIRECTORY messhall_ui PROPERTIES COMPILE_OPTIONS -O3)
target_link_options(messhall_web PRIVATE
  $<IF:$<CONFIG:Debug>,-O1,-O3>
  $<$<CONFIG:Debug>:-sASSERTIONS=1>
  -sMODULARIZE -sEXPORT_ES6 -sEXPORT_NAME=createMessHall -sENVIRONMENT=web
  -sDYNAMIC_EXECUTION=0
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sALLOW_MEMORY_GROWTH -sINITIAL_MEMORY=33554432 -sMAXIMUM_MEMORY=268435456
  -sFILESYSTEM=0
  -sEXIT_RUNTIME=0 -sINVOKE_RUN=0
  -sEXPORTED_FUNCTIONS=${_exports}
  -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8
  "-sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${PROJECT_SOURCE_DIR}/cmake/em_js_deps.json"
  --no-entry)

# Debian keeps the parser that Emscripten's linker asks for where only its own Node looks.
if(EXISTS /usr/share/nodejs/acorn)
  set_property(TARGET messhall_web PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
endif()

# ---- pictures and fonts -----------------------------------------------------------------------------------------------
# The script itself knows what is up to date.
set(MESSHALL_ASSETS ${CMAKE_BINARY_DIR}/assets)
add_custom_target(messhall_assets
  COMMAND ${NODE_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/assets/build.mjs ${MESSHALL_ASSETS} --quiet
  COMMENT "Pictures and fonts" VERBATIM USES_TERMINAL)

# ---- the site ---------------------------------------------------------------------------------------------------------
set(MESSHALL_DIST ${CMAKE_BINARY_DIR}/dist)
add_custom_target(messhall_site ALL
  COMMAND ${NODE_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/site.mjs --build ${CMAKE_BINARY_DIR} --out ${MESSHALL_DIST}
  DEPENDS messhall_web messhall_engine_wasm messhall_assets
  COMMENT "Site" VERBATIM USES_TERMINAL)
