import { basename } from 'node:path';
import { countryTable } from '@plaza/routing';
import { deriveBrandTokens } from '@plaza/ui-blocks/brand';
import { slugOf } from '../content/products.ts';
import type { Answers } from '../model/answers.ts';
import type { SiteCountry, SiteOptions } from '../model/options.ts';

/** Complete answers: a hue or a token file, and everything else. */
export type CompleteAnswers = Omit<Answers, 'hue' | 'tokens' | 'regimes'> &
  Partial<Pick<Answers, 'hue' | 'tokens' | 'regimes'>>;

/** What the site is made from. */
export function siteOptions(answers: CompleteAnswers): SiteOptions {
  const { folder, countries, prefixes, regimes, amounts, hue = 0, tokens, ...rest } = answers;
  const packageName = basename(folder);
  const brand = slugOf(answers.name) || packageName;
  const rows = countries.map((code): SiteCountry => {
    const { locale, currency } = countryTable[code];
    const law = regimes?.[code];
    return {
      ...{ code, locale, currency, prefix: prefixes[code] ?? '', amounts: amounts[code] ?? [] },
      ...(law && { law }),
    };
  });
  return {
    ...rest,
    ...{ folder, packageName, brand },
    countries: rows as [SiteCountry, ...SiteCountry[]],
    tokens: tokens ?? deriveBrandTokens({ name: answers.name, hue }),
  };
}
