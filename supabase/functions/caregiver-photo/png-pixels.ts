/** By colour type: how many values a pixel has, and how many bits a value may have. */
const COLOURS: Record<number, { values: number; bits: readonly number[] }> = {
  0: { values: 1, bits: [1, 2, 4, 8, 16] },
  2: { values: 3, bits: [8, 16] },
  3: { values: 1, bits: [1, 2, 4, 8] },
  4: { values: 2, bits: [8, 16] },
  6: { values: 4, bits: [8, 16] },
};
/** For each pass of an interlaced picture, where it begins and how far apart its pixels are: across, down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** How many bytes of pixels the head of a PNG announces. 0 if the head is invalid. */
export function lengthOfPixels(head: DataView): number {
  const [width, height] = [head.getUint32(0), head.getUint32(4)];
  const [bits, kind, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) => head.getUint8(at));
  const colours = COLOURS[kind ?? -1];
  if (!colours?.bits.includes(bits ?? 0) || compression !== 0 || filter !== 0) return 0;
  const rows = (across: number, down: number) =>
    across === 0 ? 0 : down * (1 + Math.ceil((across * colours.values * (bits ?? 0)) / 8));
  if (interlace === 0) return rows(width, height);
  if (interlace !== 1) return 0;
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) => sum + rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
    0,
  );
}

// However far this many bytes inflate, the result fits into memory.
const AT_ONCE = 8192;

/** Whether these bytes inflate to exactly this length, with nothing after them. It inflates no more than that. */
export async function inflatesTo(parts: readonly Uint8Array[], length: number): Promise<boolean> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const write = async () => {
    for (const part of parts) {
      for (let at = 0; at < part.length; at += AT_ONCE) await writer.write(part.slice(at, at + AT_ONCE));
    }
    await writer.close();
  };
  const written = write().then(
    () => true,
    () => false,
  );
  const reader = readable.getReader();
  let inflated = 0;
  try {
    while (inflated <= length) {
      const { done, value } = await reader.read();
      if (done) break;
      inflated += value.length;
    }
    if (inflated > length) await reader.cancel();
  } catch {
    return false;
  }
  return inflated === length && (await written);
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The checksum after each chunk. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
