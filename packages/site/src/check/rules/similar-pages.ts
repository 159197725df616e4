import { CREDIT_REGIMES, type CreditRegime } from '@plaza/finance';
import type { CheckedContent, ContentRule, Entry } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** Pages of different amounts say different things; search engines leave out pages that repeat each other. */
export const similarPages: ContentRule = (content) => {
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
          message: `${shared.length} of ${own.size} paragraphs are those of ${other.file} but for figures and names`,
          hint: 'Write what is particular to this amount.',
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
/** And before a release, while the texts of a new site are the ones that it was made with. */
const MOST_OF_A_DRAFT = 0.5;

/** Sentences that some credit law wants beside every cost: pages have to repeat them. */
const demanded = Object.values<CreditRegime>(CREDIT_REGIMES).flatMap(({ besideCost }) =>
  Object.values(besideCost.statements ?? {}).flat(),
);

/** Paragraphs of more than five words, which headings and labels seldom have; figures, lenders and what the law demands left out. */
function sentencesOf({ entries }: CheckedContent, { value }: Entry<'pages'>): Set<string> {
  const names = entries('products').map((product) => product.value.name);
  const own = textsOf(value.body).filter(
    ({ text }) => !demanded.some((statement) => text.includes(statement)),
  );
  const lines = own.map(({ text }) =>
    names.reduce((line, name) => line.replaceAll(name, '#'), text.replaceAll(/\d[\d.,]*/g, '#')),
  );
  return new Set(lines.filter((line) => (line.match(/\p{L}{3,}/gu) ?? []).length > 5));
}
