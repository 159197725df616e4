/** Formats made so far; a site has few locales, and each use names its options in the source. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An `Intl.NumberFormat`, made once for its locale and options. Zero has no sign, not even one that
 * rounding leaves.
 *
 * @throws RangeError for a locale or a currency that is not well-formed
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
