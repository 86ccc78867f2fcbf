# The headers that are written from assets/design: link messhall_asset_headers and include "ui/tokens.gen.hpp" and
# "ui/icons.gen.hpp". Needs Node, but none of its packages.
find_program(NODE_EXECUTABLE NAMES node nodejs REQUIRED)
set(_headers ${PROJECT_BINARY_DIR}/generated)
foreach(_name tokens icons)
  add_custom_command(
    OUTPUT ${_headers}/ui/${_name}.gen.hpp
    COMMAND ${NODE_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/assets/${_name}.mjs ${_headers}/ui/${_name}.gen.hpp
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/assets/${_name}.mjs ${PROJECT_SOURCE_DIR}/assets/design/${_name}.json
    VERBATIM)
endforeach()
add_custom_target(messhall_asset_headers_written DEPENDS ${_headers}/ui/tokens.gen.hpp ${_headers}/ui/icons.gen.hpp)
add_library(messhall_asset_headers INTERFACE)
target_include_directories(messhall_asset_headers SYSTEM INTERFACE ${_headers})
add_dependencies(messhall_asset_headers messhall_asset_headers_written)
