/** More than binary fractions are wrong by, less than any difference in money. */
const NOISE = 1e-6;

/**
 * Rounds half up as people do in decimals: 1.005 is 1.01, though the binary number is a little less.
 *
 * @param value an amount or a percentage, below 1e10 after its decimals are counted as whole
 */
export function roundDecimal(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + NOISE) / scale;
}
