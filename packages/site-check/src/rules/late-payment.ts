import type { PageTool } from '@plaza/contract';
import type { Finding, SiteRule } from '../model.ts';

/** The inputs of a page on late payment that begin with what the law of its country allows. */
const LEGAL_FIGURES = ['late-rate', 'fee'] as const;

/**
 * Checks what the figures of pages on late payment rest on: the rate, and what a reminder may cost.
 * A figure that no law sets begins with no cost: the rate as agreed, and no fee. Before a release
 * the rule warns about figures without a source, unless somebody who knows the country's law has
 * reviewed the page, and about figures whose time is over.
 */
export const latePayment: SiteRule = ({ entries, isRelease }) =>
  entries('pages').flatMap(({ file, value: { pageType, locale, tool } }) =>
    pageType !== 'InterestCostCalculator' || !tool
      ? []
      : LEGAL_FIGURES.flatMap((name) => {
          const issue = checkFigure(name, tool, isRelease);
          if (!issue) return [];
          const message = `the ${name} of ${locale} ${issue.message}`;
          return [{ file, path: ['tool', 'limits', name], ...issue, message }];
        }),
  );

type Figure = (typeof LEGAL_FIGURES)[number];

function checkFigure(
  name: Figure,
  { limits, sources, checked }: PageTool,
  isRelease: boolean,
): Omit<Finding, 'file' | 'path'> | undefined {
  const source = sources?.[name];
  if (source === 'contract') {
    const costless = name === 'fee' ? 0 : limits.rate?.default;
    if (limits[name]?.default === costless) return;
    return {
      message: `depends on the contract, but begins with ${limits[name]?.default}`,
      hint: `Begin with ${costless}${name === 'fee' ? '' : ', the rate as agreed'}, or name the law that sets the figure.`,
    };
  }
  if (!isRelease) return;
  if (!source && !checked)
    return {
      message: 'names no source in law',
      hint: `Add "${name}" to "sources" of its tool: { "act": …, "section": …, "url": …, "accessedOn": … }, or "contract" if no law sets it. Or have someone who knows the country’s law review the page, and add "checked": { "by": …, "on": … }.`,
      severity: 'warning',
    };
  if (source?.until && source.until < today())
    return {
      message: `was set until ${source.until}`,
      hint: `Look up what ${source.act} sets now, and until when.`,
      severity: 'warning',
    };
}

const today = () => new Date().toISOString().slice(0, 10);
