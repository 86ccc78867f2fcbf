// Reads and writes the PNGs of the asset build: 8 bits a channel or a palette, not interlaced.
import { deflateSync, inflateSync } from 'node:zlib';

/** @typedef {{width: number, height: number, data: Uint8Array}} Pixels four bytes a pixel, straight alpha */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
/** @param {Uint8Array} bytes */
const crc = (bytes) => {
  let c = ~0;
  for (const b of bytes) c = CRC[(c ^ b) & 255] ^ (c >>> 8);
  return ~c >>> 0;
};

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

/** @param {Pixels} pixels @returns {Buffer} an RGBA PNG */
export function encode({ width, height, data }) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 6;
  const raw = Buffer.alloc(height * (1 + 4 * width));
  for (let y = 0; y < height; y++) raw.set(data.subarray(4 * width * y, 4 * width * (y + 1)), y * (1 + 4 * width) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Buffer} file */
function chunks(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  /** @type {Map<string, Buffer>} */
  const out = new Map();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at),
      type = file.toString('latin1', at + 4, at + 8);
    out.set(type, Buffer.concat([out.get(type) ?? Buffer.alloc(0), file.subarray(at + 8, at + 8 + length)]));
    at += 12 + length;
  }
  return out;
}

/** @param {number} a @param {number} b @param {number} c */
function paeth(a, b, c) {
  const p = a + b - c,
    x = Math.abs(p - a),
    y = Math.abs(p - b),
    z = Math.abs(p - c);
  return x <= y && x <= z ? a : y <= z ? b : c;
}

/**
 * Takes the filters of the lines back, in place.
 * @param {Buffer} raw @param {number} height @param {number} line bytes a line @param {number} step bytes a pixel
 */
function unfilter(raw, height, line, step) {
  for (let y = 0; y < height; y++) {
    const at = y * (line + 1) + 1,
      filter = raw[at - 1];
    for (let i = 0; i < line; i++) {
      const left = i >= step ? raw[at + i - step] : 0,
        up = y ? raw[at + i - line - 1] : 0;
      const corner = y && i >= step ? raw[at + i - line - 1 - step] : 0;
      raw[at + i] += [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
  }
}

/** @param {Buffer} file a PNG @returns {Pixels} */
export function decode(file) {
  const parts = chunks(file),
    head = /** @type {Buffer} */ (parts.get('IHDR'));
  const width = head.readUInt32BE(0),
    height = head.readUInt32BE(4),
    depth = head[8],
    colour = head[9];
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour];
  if (!channels || head[12] || (depth !== 8 && colour !== 3))
    throw new Error('a kind of PNG that this build does not make');
  const palette = parts.get('PLTE') ?? Buffer.alloc(0),
    clear = parts.get('tRNS') ?? Buffer.alloc(0);
  const line = Math.ceil((width * channels * depth) / 8),
    raw = inflateSync(/** @type {Buffer} */ (parts.get('IDAT')));
  unfilter(raw, height, line, Math.max(1, (channels * depth) / 8));
  const data = new Uint8Array(4 * width * height);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 4) {
      const at = y * (line + 1) + 1;
      if (colour === 3) {
        const bit = x * depth,
          i = (raw[at + (bit >> 3)] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
        data.set([palette[3 * i], palette[3 * i + 1], palette[3 * i + 2], clear[i] ?? 255], o);
      } else {
        const p = raw.subarray(at + x * channels, at + (x + 1) * channels);
        if (channels >= 3) data.set([p[0], p[1], p[2], p[3] ?? 255], o);
        else data.set([p[0], p[0], p[0], p[1] ?? 255], o);
      }
    }
  return { width, height, data };
}

/**
 * How far two pictures of one size differ to the eye: each is laid on white, on black and on orange.
 * @param {Pixels} a @param {Pixels} b
 * @returns {{rms: number, share: number}} root mean square of the differences where anything is drawn, and the share of
 *   those pixels that differ by more than 16 in a channel, on a scale of 255
 */
export function difference(a, b) {
  let sum = 0,
    count = 0,
    far = 0;
  const grounds = [
    [255, 255, 255],
    [0, 0, 0],
    [243, 116, 45],
  ];
  for (let i = 0; i < a.data.length; i += 4) {
    const u = a.data[i + 3] / 255,
      v = b.data[i + 3] / 255;
    if (u === 0 && v === 0) continue;
    let most = 0;
    for (const ground of grounds)
      for (let c = 0; c < 3; c++) {
        const d = a.data[i + c] * u + ground[c] * (1 - u) - b.data[i + c] * v - ground[c] * (1 - v);
        sum += d * d;
        most = Math.max(most, Math.abs(d));
      }
    count++;
    if (most > 16) far++;
  }
  return { rms: count ? Math.sqrt(sum / (count * 9)) : 0, share: count ? far / count : 0 };
}
