import { regimeOf, regimeRules, uncheckedRegimes } from '@plaza/finance';
import { isFinanceSite } from '../../law/credit-pages.ts';
import type { SiteRule } from '../model.ts';

/** Before a release: countries whose law on credit advertising nobody has compared with its row. */
export const regimes: SiteRule = ({ plaza: { site }, isRelease }) => {
  if (!isRelease || !isFinanceSite(site)) return [];
  return site.countries.flatMap((country, index) => {
    const regime = regimeOf(country);
    if (uncheckedRegimes([regime]).length === 0) return [];
    return [
      {
        file: 'plaza.config.ts',
        path: ['countries', index],
        message: `nobody has checked the credit law of ${country.locale}: ${regime} (${regimeRules(regime).title})`,
        hint: 'Have a person who knows the law of the country compare the row of @plaza/finance with it.',
        severity: 'warning' as const,
      },
    ];
  });
};
