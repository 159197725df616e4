/** Crockford's digits, without letters that look like others. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference of an application for people, such as `7K3M-9QXR-2D`: the last 50 random bits of
 * its id.
 *
 * @param id a UUID
 */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-13)}`) & ((1n << 50n) - 1n);
  const text = Array.from({ length: 10 }, (_, index) => {
    const shift = BigInt(45 - 5 * index);
    return digits[Number((bits >> shift) & 31n)];
  }).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
