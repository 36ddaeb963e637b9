const signatures: [type: string, bytes: number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** True when the first bytes are those of the named type, or when that type cannot be told by its bytes. */
export function bytesMatchType(bytes: Uint8Array, type: string): boolean {
  const signature = signatures.find(([name]) => name === type)?.[1];
  return signature === undefined || signature.every((byte, index) => bytes[index] === byte);
}
