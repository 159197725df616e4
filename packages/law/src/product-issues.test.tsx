import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { CFD_WARNINGS } from '@plaza/finance';
import { createMessages, interfaceLanguages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { kinds, offerLabels } from '@plaza/screens/testing';
import { ProductCard, type ProductCardData, RiskWarning } from '@plaza/ui-blocks/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withoutEach } from './credit-page.test.support.tsx';
import { productIssues } from './product-issues.ts';
import { visiblePage } from './visible-page.ts';

const messages = createMessages({
  namespace: 'interface',
  messages: interfaceMessages,
  read: interfaceTexts(),
});
const writingOf = async (locale: string) => ({
  ...(await messages({ locale, currency: 'EUR' })),
  offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
});
const writing = await writingOf('es-ES');
const html = (product: ProductCardData) =>
  renderToStaticMarkup(<ProductCard product={product} labels={offerLabels(writing.t)} />);
const risk = renderToStaticMarkup(<RiskWarning text="Puedes perder lo que inviertes." />);
const advice = '<a href="https://a.example" data-debt-advice="">A</a>';

const account = html(kinds.bankAccount.card({ product: SAMPLE_PRODUCT_OF.bankAccount }, writing));
const brokerProduct = { product: SAMPLE_PRODUCT_OF.broker };
const broker = html(kinds.broker.card(brokerProduct, writing));
const { example } = SAMPLE_PRODUCT_OF.creditCard;
const cardProduct = { product: SAMPLE_PRODUCT_OF.creditCard, offer: example };
const brokerDebt = html(
  kinds.brokerDebt.card({ product: SAMPLE_PRODUCT_OF.brokerDebt, offer: example }, writing),
);

const page = (main: string) => `<!doctype html><body><main>${main}</main></body>`;
const issuesOf = (main: string, locale = 'es-ES') => productIssues(visiblePage(page(main)), locale);

describe('the law on what is really rendered', () => {
  test('is satisfied by the cards of every kind', () => {
    const card = html(kinds.creditCard.card(cardProduct, writing));
    expect(issuesOf(risk + account + broker + card + brokerDebt + advice)).toEqual([]);
  });

  test('needs the guarantee of a bank account, in words', () => {
    const bare = ['shows a bank account without its deposit guarantee'];
    const lost = withoutEach(page(account), 'data-detail').map((it) =>
      productIssues(visiblePage(it), 'es-ES'),
    );
    expect(lost.filter((issues) => issues.length > 0)).toEqual([bare]);
    expect(
      issuesOf(account.replace(/(<dd>.*?)[^<>]*Fondo de Garantía[^<]*<\/dd>/, '$1</dd>')),
    ).toEqual(bare);
  });

  test('needs a risk warning above the first action of a page of brokers', () => {
    expect(issuesOf(broker)).toEqual(['lists brokers without a risk warning']);
    expect(issuesOf(broker + risk)).toEqual(['has a call to action above its risk warning']);
  });

  test('needs the share of losing accounts of a broker of CFDs, first and in its words', () => {
    const [unwarned = ''] = withoutEach(page(risk + broker), 'data-warning');
    expect(productIssues(visiblePage(unwarned), 'es-ES')).toEqual([
      'shows a broker of CFDs without the share of losing accounts',
    ]);
    const [, warning = ''] = /(<div class="pz-product-warning".*?<\/div>)/s.exec(broker) ?? [];
    const late = broker.replace(warning, '').replace('</article>', `${warning}</article>`);
    expect(issuesOf(risk + late)).toEqual(['shows figures of a broker above its CFD warning']);
    expect(issuesOf(risk + broker.replace(/El 71\s%/u, 'Alguna'))).toEqual([
      'has a CFD warning without the share of losing accounts',
    ]);
    expect(issuesOf(risk + broker.replaceAll('apalancamiento', 'azar')).join()).toContain(
      'instead of',
    );
  });

  test('asks nothing about CFDs of a broker without them', () => {
    const { cfdLossShare: _, ...rest } = SAMPLE_PRODUCT_OF.broker;
    const product = { ...rest, tradeFees: [{ trade: 'shares' as const, fixed: 1 }] };
    expect(issuesOf(risk + html(kinds.broker.card({ product }, writing)))).toEqual([]);
  });

  test('needs the example of a card, and public advice beside credit that combines debts', () => {
    const { example: _, ...bare } = kinds.creditCard.card(cardProduct, writing);
    expect(issuesOf(html(bare))).toEqual(['shows a creditCard without a representative example']);
    expect(issuesOf(brokerDebt)).toEqual([
      'lists credit that combines debts without public debt advice',
    ]);
    expect(issuesOf(brokerDebt, 'en-XX')).toEqual([]);
  });

  test('ignores what is hidden or must be opened first', () => {
    expect(issuesOf(`<div hidden>${risk}</div>${broker}`)).toEqual([
      'lists brokers without a risk warning',
    ]);
    expect(issuesOf(`<details><summary>+</summary>${risk}</details>${broker}`)).toEqual([
      'lists brokers without a risk warning',
    ]);
  });
});

test.each(interfaceLanguages)(
  'the CFD warning of the interface in %s is that of the law',
  async (language) => {
    const { t } = await writingOf(language);
    const text = t('products-cfd-warning', { share: 62 });
    expect(text.replace(/62\s*%/u, '{share}')).toBe(CFD_WARNINGS[language]);
  },
);
