import { CONTENT_FOLDERS } from '@plaza/contract';
import type { PageType } from '@plaza/routing';
import { expect, it } from 'vitest';
import { compoundInputs } from '../compound-interest/view.ts';
import { delayInputs } from '../interest-cost/view.ts';
import { loanInputs } from '../loan-calculator/view.ts';
import { screenOfPageType } from '../screen-names.ts';
import { type SampleEntries, showPage } from '../testing/sample-screens.tsx';
import { testPage } from '../testing/several-countries.ts';

/** Types of the pages that show an entry of another folder, which has fields of its own. */
const ofEntries: readonly unknown[] = Object.values(CONTENT_FOLDERS).map(
  (row) => 'pageType' in row && row.pageType,
);

const pageTypes = (Object.keys(screenOfPageType) as PageType[]).filter(
  // An applicant has one thing to read: the question.
  (type) => !ofEntries.includes(type) && String(screenOfPageType[type]) !== 'flow',
);

const authors = [
  { id: 'vera', name: 'Vera Molina', jobTitle: 'Redactora' },
  { id: 'hugo', name: 'Hugo Prats', jobTitle: 'Revisor' },
];

/** Limits of the inputs of every tool. */
const inputs = [
  ...Object.keys({ ...loanInputs, ...delayInputs, ...compoundInputs }),
  ...['balance', 'payment'],
];
const limits = Object.fromEntries(
  inputs.map((name) => [name, { min: 1, max: 60, step: 1, default: 5 }]),
);

it.each(pageTypes)('§3.4 a page of the type %s shows every field of its content', async (type) => {
  const other = testPage({}, { id: 'other', path: '/otra/', heading: 'La otra página' });
  const page = testPage(
    {},
    {
      pageType: type,
      path: '/una/',
      lead: 'Entrada',
      image: { src: '/images/una.webp', alt: 'Una mesa', width: 600, height: 300 },
      authorId: 'vera',
      reviewerId: 'hugo',
      publishedAt: '2026-10-05T08:00:00Z',
      updatedAt: '2026-11-05T08:00:00Z',
      relatedPaths: ['/otra/'],
      tool: { limits },
    },
  );
  const entries = { pages: [other, page], authors } as unknown as SampleEntries;
  const { html } = await showPage(entries, '/una/');
  expect(html).toContain('alt="Una mesa"');
  expect(html).toMatch(/Vera Molina.*Hugo Prats/s);
  expect(html).toContain('dateTime="2026-10-05T08:00:00Z"');
  expect(html).toMatch(/<a[^>]* href="\/otra\/"/);
});
