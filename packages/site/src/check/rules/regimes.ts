import { regimeOf, regimeRules, uncheckedRegimes } from '@plaza/finance';
import { isFinanceSite } from '../../law/credit-pages.ts';
import type { SiteRule } from '../model.ts';

/**
 * Before a release, warns about countries whose credit advertising law has not been reviewed by a
 * person.
 */
export const regimes: SiteRule = ({ plaza: { site }, isRelease }) => {
  if (!isRelease || !isFinanceSite(site)) return [];
  return site.countries.flatMap((country, index) => {
    const regime = regimeOf(country);
    if (uncheckedRegimes([regime]).length === 0) return [];
    return [
      {
        file: 'plaza.config.ts',
        path: ['countries', index],
        message: `the credit law of ${country.locale} has not been reviewed: ${regime} (${regimeRules(regime).title})`,
        hint: 'Have someone who knows the country’s law review its row in @plaza/finance.',
        severity: 'warning' as const,
      },
    ];
  });
};
