import { FLOWS, type FlowTable } from '@plaza/flows';
import type { PageType } from '@plaza/routing';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.test.support.ts';
import { endPages } from './end-pages.ts';

const flows = Object.values<FlowTable>(FLOWS);
const routes = {
  '/lista/': 'ProductListBroker',
  '/blog/': 'PostList',
  '/faq/': 'FAQ',
  '/deudas/': 'LoanPriorityTool',
} as const satisfies Record<string, PageType>;

describe('§2.3 the end of a flow', () => {
  test.each(flows)('$name leads on from each of its ends', async ({ pageType, ends }) => {
    const { html } = await renderScreen({ pageType: pageType as PageType }, { routes });
    for (const { name, next } of ends) {
      const [end = ''] =
        new RegExp(`<section[^>]* data-flow-end="${name}".*?</section>`, 's').exec(html) ?? [];
      expect(end).toContain(next ? 'data-flow-next' : '<a href="/blog/">');
    }
  });

  test('leads nobody who has too many debts to an offer', () => {
    for (const { name, outcome } of flows.flatMap(({ ends }) => ends))
      if (outcome === 'disqualified' && name !== 'saving-instead')
        expect(endPages(name).filter((type) => type.startsWith('ProductList'))).toEqual([]);
  });
});
