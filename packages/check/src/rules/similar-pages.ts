import { CREDIT_REGIMES, type CreditRegime } from '@plaza/finance';
import type { Entry, EntryRule, ReadContent } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** Pages of different amounts have different texts; search engines drop duplicates. */
export const similarPages: EntryRule = (content) => {
  const pages = content
    .entries('pages')
    .filter(({ value: { productList, meta } }) => productList?.amount && !meta.noIndex);
  const sentences = new Map(pages.map((page) => [page, sentencesOf(content, page)]));
  return pages.flatMap((page, index) =>
    pages.slice(0, index).flatMap((other) => {
      const own = sentences.get(page) ?? new Set();
      const shared = [...own].filter((line) => sentences.get(other)?.has(line));
      const isOther = page.value.locale !== other.value.locale;
      const share = shared.length / own.size;
      if (isOther || own.size === 0 || share <= MOST_SHARED) return [];
      return [
        {
          file: page.file,
          path: ['body'],
          message: `${shared.length} of ${own.size} paragraphs repeat ${other.file} except for figures and names`,
          hint: 'Write what is specific to this amount.',
          severity:
            content.isRelease || share > MOST_OF_A_DRAFT
              ? ('error' as const)
              : ('warning' as const),
        },
      ];
    }),
  );
};

/** The share of paragraphs that two pages may have in common. */
const MOST_SHARED = 0.1;
/** The same before a release, while a new site still has its seed content. */
const MOST_OF_A_DRAFT = 0.5;

/** Statements that credit law requires next to costs, which pages must repeat. */
const demanded = Object.values<CreditRegime>(CREDIT_REGIMES).flatMap(({ besideCost }) =>
  Object.values(besideCost.statements ?? {}).flat(),
);

/**
 * Paragraphs of more than five words, so without headings and labels, normalized: without figures,
 * lenders and required statements.
 */
function sentencesOf({ entries }: ReadContent, { value }: Entry<'pages'>): Set<string> {
  const names = entries('products').map((product) => product.value.name);
  const own = textsOf(value.body).filter(
    ({ text }) => !demanded.some((statement) => text.includes(statement)),
  );
  const lines = own.map(({ text }) =>
    names.reduce((line, name) => line.replaceAll(name, '#'), text.replaceAll(/\d[\d.,]*/g, '#')),
  );
  return new Set(lines.filter((line) => (line.match(/\p{L}{3,}/gu) ?? []).length > 5));
}
