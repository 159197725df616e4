/**
 * A UUID of version 7 (RFC 9562 §5.7): its first 48 bits are the time, so that ids made after one
 * another lie beside one another in the index.
 *
 * @param now milliseconds since 1970
 * @param random 10 bytes
 */
export function createRecordId(now: number, random: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.set(random.subarray(0, 10), 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
