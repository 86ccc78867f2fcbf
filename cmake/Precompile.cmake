# Precompiled headers of the library, of JSON and of GoogleTest: half of what a file costs unoptimised is their reading. For
# builds that nobody works in (MESSHALL_PRECOMPILE): no header of ours is among them, and in the other builds there are
# none, so that an include that is missing is found there.

# messhall_precompile(TARGET [FROM TARGET] [HEADER...]): with the headers of another target, which was compiled alike, and
# which must have them all
function(messhall_precompile target)
  if(NOT MESSHALL_PRECOMPILE)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FROM" "")
  if(arg_FROM)
    target_precompile_headers(${target} REUSE_FROM ${arg_FROM})
  else()
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <charconv> <cstdint> <functional> <iterator> <map>
      <memory> <optional> <span> <string> <string_view> <utility> <variant> <vector> ${arg_UNPARSED_ARGUMENTS})
  endif()
endfunction()
