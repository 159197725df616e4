/** What people write besides CLDR's names and signs: as they say it, or as their keyboards have it. */
const slang: Readonly<Record<string, readonly string[]>> = {
  EUR: ['e', 'euros', 'eurot', 'pavos'],
  SEK: ['kr', 'krona', 'kronor', 'spänn', 'spann'],
  NOK: ['kr', 'krone', 'kroner', 'spenn'],
  DKK: ['kr', 'krone', 'kroner'],
  PLN: ['zl', 'złote', 'złoty', 'złotych', 'zlote', 'zloty', 'zlotych'],
  RON: ['leu', 'de lei'],
  ZAR: ['r', 'rand', 'rands', 'bucks'],
  MXN: ['m n', 'mx', 'mex', 'pesos', 'peso', 'varos'],
  USD: ['u s', 'dollars', 'dollar', 'bucks', 'buck', 'dólares', 'dolares', 'dlls', 'dls'],
  PHP: ['p', 'ph', 'pesos', 'peso', 'piso'],
};

/** CLDR's names of a currency differ by number. */
const counts = [0, 1, 2, 3, 5, 11, 20, 1_000, 1_000_000, 1.5];

/** The signs and names of a currency in a language (Unicode CLDR, by `Intl`). */
function namesOf(locale: string, currency: string): string[] {
  const displays = ['name', 'symbol', 'narrowSymbol', 'code'] as const;
  return displays.flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return counts.map((count) =>
      format
        .formatToParts(count)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value)
        .join(''),
    );
  });
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[.$\s]+/g, ' ')
    .trim();

/** Between the words of a name, and after its abbreviations: dots and spaces as they come. */
const pattern = (name: string) =>
  [...name]
    .map((sign) => (sign === ' ' ? '[.\\s]*' : sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')))
    .join('');

/**
 * How people write a currency beside an amount: its signs, its names in the language and in English, what they call it,
 * and the `,-` and `:-` of prices without cents.
 *
 * @param currency ISO 4217 code
 * @returns a regular expression for any case
 * @throws {RangeError} for a malformed locale or currency
 */
export function currencyWords(locale: string, currency: string): string {
  const named = [...namesOf(locale, currency), ...namesOf('en', currency)].map(plain);
  const all = new Set([...named, ...(slang[currency] ?? [])]);
  const words = [...all].filter((word) => /\p{L}/u.test(word));
  // Longer ones first: `kr` would leave the rest of `kronor`.
  const longest = words.toSorted((a, b) => b.length - a.length);
  return ['\\p{Sc}', '[,.:]-', ...longest.map((word) => `${pattern(word)}\\.?`)].join('|');
}
