import { textsOf } from '@plaza/check';
import { escapeRegExp } from '../escape-reg-exp.ts';
import type { SiteRule } from '../model.ts';
import { moneyMark } from '../money-mark.ts';

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
