/** A cache of formats; sites have few locales, and the options are literals. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a cached `Intl.NumberFormat`. Zero has no sign, even after rounding.
 *
 * @throws {RangeError} for a malformed locale or currency
 */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  formats.set(key, made);
  return made;
}
