#include "main/web/gl_device.hpp"

#include <GLES3/gl3.h>

#include <cmath>
#include <cstddef>

#include "imgui.h"

namespace messhall::web {

namespace {

constexpr const char* kVertexShader = R"(#version 300 es
uniform vec4 view;
layout(location = 0) in vec2 position;
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 colour;
out vec2 at;
out vec4 tint;
void main() {
  at = uv;
  tint = vec4(colour.rgb * colour.a, colour.a);
  gl_Position = vec4(position * view.xy + view.zw, 0.0, 1.0);
}
)";

// The bias keeps pictures crisp that are drawn a little smaller than they are.
constexpr const char* kFragmentShader = R"(#version 300 es
precision highp float;
uniform sampler2D picture;
uniform bool alpha;
in vec2 at;
in vec4 tint;
out vec4 result;
void main() {
  vec4 texel = texture(picture, at, -0.4);
  result = tint * (alpha ? vec4(texel.r) : texel);
}
)";

unsigned compile(GLenum kind, const char* source) {
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  GLint good = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
  if (good != 0) return shader;
  glDeleteShader(shader);
  return 0;
}

unsigned link(unsigned vertex, unsigned fragment) {
  if (vertex == 0 || fragment == 0) return 0;
  const GLuint program = glCreateProgram();
  glAttachShader(program, vertex);
  glAttachShader(program, fragment);
  glLinkProgram(program);
  glDeleteShader(vertex);
  glDeleteShader(fragment);
  GLint good = 0;
  glGetProgramiv(program, GL_LINK_STATUS, &good);
  if (good != 0) return program;
  glDeleteProgram(program);
  return 0;
}

void point_at_vertices(unsigned first) {
  const auto at = [first](std::size_t offset) {
    return reinterpret_cast<const void*>(first * sizeof(ImDrawVert) + offset);
  };
  constexpr auto kStride = static_cast<GLsizei>(sizeof(ImDrawVert));
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, kStride, at(offsetof(ImDrawVert, pos)));
  glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, kStride, at(offsetof(ImDrawVert, uv)));
  glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, kStride, at(offsetof(ImDrawVert, col)));
}

float channel(std::uint32_t colour, unsigned shift) { return static_cast<float>((colour >> shift) & 0xFFU) / 255.0F; }

}  // namespace

bool GlDevice::prepare() {
  program_ = link(compile(GL_VERTEX_SHADER, kVertexShader), compile(GL_FRAGMENT_SHADER, kFragmentShader));
  if (program_ == 0) return false;
  view_ = glGetUniformLocation(program_, "view");
  alpha_ = glGetUniformLocation(program_, "alpha");
  glGenBuffers(1, &vertices_);
  glGenBuffers(1, &indices_);
  glGenVertexArrays(1, &array_);
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest_);
  return true;
}

void GlDevice::forget() {
  textures_.clear();
  program_ = vertices_ = indices_ = array_ = 0;
}

ui::TextureHandle GlDevice::create(const ui::TextureSpec& spec, std::span<const std::uint8_t> pixels) {
  GLuint name = 0;
  glGenTextures(1, &name);
  if (name == 0) return 0;
  const bool alpha = spec.format == ui::PixelFormat::Alpha;
  const bool mips = spec.levels != 1;
  const auto wrap = static_cast<GLint>(spec.repeat ? GL_REPEAT : GL_CLAMP_TO_EDGE);
  glBindTexture(GL_TEXTURE_2D, name);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, alpha ? GL_R8 : GL_RGBA8, spec.width, spec.height, 0, alpha ? GL_RED : GL_RGBA,
               GL_UNSIGNED_BYTE, pixels.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, mips ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
  if (spec.levels > 1) glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, spec.levels - 1);
  if (mips) glGenerateMipmap(GL_TEXTURE_2D);
  textures_[name] = spec.format;
  return name;
}

void GlDevice::destroy(ui::TextureHandle texture) {
  // Names of a lost context mean nothing in the new one.
  if (textures_.erase(texture) == 0) return;
  const GLuint name = texture;
  glDeleteTextures(1, &name);
}

void GlDevice::set_state(const ImDrawData& data) const {
  glUseProgram(program_);
  glUniform4f(view_, 2 / data.DisplaySize.x, -2 / data.DisplaySize.y, -1 - 2 * data.DisplayPos.x / data.DisplaySize.x,
              1 + 2 * data.DisplayPos.y / data.DisplaySize.y);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glDisable(GL_CULL_FACE);
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_SCISSOR_TEST);
  glBindVertexArray(array_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  for (GLuint i = 0; i < 3; ++i) glEnableVertexAttribArray(i);
}

void GlDevice::bind(ui::TextureHandle texture, ui::TextureHandle& bound) const {
  if (texture == bound) return;
  bound = texture;
  glBindTexture(GL_TEXTURE_2D, texture);
  const auto it = textures_.find(texture);
  glUniform1i(alpha_, it != textures_.end() && it->second == ui::PixelFormat::Alpha ? 1 : 0);
}

void GlDevice::draw(const ImDrawData& data, std::uint32_t background) {
  if (program_ == 0) return;
  const auto width = static_cast<GLsizei>(std::lround(data.DisplaySize.x * data.FramebufferScale.x));
  const auto height = static_cast<GLsizei>(std::lround(data.DisplaySize.y * data.FramebufferScale.y));
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(channel(background, 0), channel(background, 8), channel(background, 16), 1);
  glClear(GL_COLOR_BUFFER_BIT);
  set_state(data);
  ui::TextureHandle bound = 0;
  for (const ImDrawList* list : data.CmdLists) {
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(list->VtxBuffer.size_in_bytes()), list->VtxBuffer.Data,
                 GL_STREAM_DRAW);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(list->IdxBuffer.size_in_bytes()),
                 list->IdxBuffer.Data, GL_STREAM_DRAW);
    unsigned first = 0;
    point_at_vertices(first);
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const auto edge = [](float at, float origin, float scale) {
        return static_cast<GLint>(std::lround((at - origin) * scale));
      };
      const GLint left = edge(command.ClipRect.x, data.DisplayPos.x, data.FramebufferScale.x);
      const GLint top = edge(command.ClipRect.y, data.DisplayPos.y, data.FramebufferScale.y);
      const GLint right = edge(command.ClipRect.z, data.DisplayPos.x, data.FramebufferScale.x);
      const GLint bottom = edge(command.ClipRect.w, data.DisplayPos.y, data.FramebufferScale.y);
      if (command.ElemCount == 0 || right <= left || bottom <= top) continue;
      glScissor(left, height - bottom, right - left, bottom - top);
      if (command.VtxOffset != first) point_at_vertices(first = command.VtxOffset);
      bind(static_cast<ui::TextureHandle>(reinterpret_cast<std::uintptr_t>(command.GetTexID())), bound);
      glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_SHORT,
                     reinterpret_cast<const void*>(static_cast<std::uintptr_t>(command.IdxOffset * sizeof(ImDrawIdx))));
    }
  }
}

}  // namespace messhall::web
