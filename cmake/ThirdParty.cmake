# Pinned sources that scripts/setup puts into third_party/. They are compiled with their own warnings off.

set(third_party ${PROJECT_SOURCE_DIR}/third_party)
foreach(needed imgui/imgui.h stb/stb_image.h json/nlohmann/json.hpp)
  if(NOT EXISTS ${third_party}/${needed})
    message(FATAL_ERROR "third_party/${needed} is missing: run scripts/setup first")
  endif()
endforeach()

add_library(nlohmann_json INTERFACE)
target_include_directories(nlohmann_json SYSTEM INTERFACE ${third_party}/json)
target_compile_definitions(nlohmann_json INTERFACE JSON_NOEXCEPTION)

add_library(stb INTERFACE)
target_include_directories(stb SYSTEM INTERFACE ${third_party}/stb)

add_library(imgui STATIC ${third_party}/imgui/imgui.cpp ${third_party}/imgui/imgui_draw.cpp ${third_party}/imgui/imgui_tables.cpp ${third_party}/imgui/imgui_widgets.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${third_party}/imgui)
target_compile_options(imgui PRIVATE -w)
target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)

if(EMSCRIPTEN)
  include(SDL2Web)
  target_compile_options(imgui PRIVATE -fno-exceptions -Os)
  # Letters are made while the player waits.
  set_source_files_properties(${third_party}/imgui/imgui_draw.cpp PROPERTIES COMPILE_OPTIONS -O3)
endif()
