import type { SiteRule } from '../model.ts';

/** The inputs of a page on late payment that begin with what the law of its country allows. */
const LEGAL_FIGURES = ['late-rate', 'fee'] as const;

/**
 * Before a release, warns about the figures of pages on late payment (the rate, what a reminder may
 * cost) that name no law of the country, unless somebody who knows it has reviewed the page.
 */
export const latePayment: SiteRule = ({ entries, isRelease }) => {
  if (!isRelease) return [];
  return entries('pages').flatMap(({ file, value: { pageType, locale, tool } }) =>
    pageType !== 'InterestCostCalculator' || tool?.checked
      ? []
      : LEGAL_FIGURES.filter((name) => !tool?.sources?.[name]).map((name) => ({
          file,
          path: ['tool', 'limits', name],
          message: `the ${name} of ${locale} names no source in law`,
          hint: `Add "${name}": { "act": …, "section": … } to "sources" of its tool, or have someone who knows the country’s law review the page, and add "checked": { "by": …, "on": … }.`,
          severity: 'warning' as const,
        })),
  );
};
