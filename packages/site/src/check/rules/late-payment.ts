import type { SiteRule } from '../model.ts';

/**
 * Before a release, warns about pages on late payment whose figures (the highest rate, what a
 * reminder may cost) nobody has compared with the law of the country.
 */
export const latePayment: SiteRule = ({ entries, isRelease }) => {
  if (!isRelease) return [];
  return entries('pages').flatMap(({ file, value: { pageType, locale, tool } }) =>
    pageType !== 'InterestCostCalculator' || tool?.checked
      ? []
      : [
          {
            file,
            path: ['tool'],
            message: `the limits and late-payment facts of ${locale} have not been reviewed`,
            hint: 'Have someone who knows the country’s law review the page, and add "checked": { "by": …, "on": … } to its tool.',
            severity: 'warning' as const,
          },
        ],
  );
};
