import { textsOf } from '@plaza/check';
import type { SiteRule } from '../model.ts';

/** A number and its unit stay on one line, joined by a no-break space. */
export const units: SiteRule = ({ plaza, entities }) => {
  const marks = plaza.site.markets.map(({ locale, country }) =>
    moneyMark(locale, country.currency.name),
  );
  const source = [...new Set(['%', ...marks])].map(escapeRegExp).join('|');
  const loose = new RegExp(`\\d ((?:${source})(?!\\p{L}))`, 'u');
  return entities.flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ text, pathAt }) => {
      const found = loose.exec(text);
      if (!found) return [];
      const message = `“${found[0]}” may wrap between number and unit`;
      const hint = `Use a no-break space (U+00A0) before ${found[1]}.`;
      return [{ file: `content/${file}`, path: pathAt(found.index), message, hint }];
    }),
  );
};

/** Currency symbols of a locale: `€`, `kr`, `zł`. */
function moneyMark(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}

const escapeRegExp = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
