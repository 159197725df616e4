import type { LoanLike, Offer } from '@plaza/contract';
import { parseHtml } from '@plaza/page-cache/build';
import { keyTranslator, offerCard, offerLabels, productOverview } from '@plaza/screens/testing';
import { documentToHtml } from '@plaza/ui-blocks';
import {
  ButtonLink,
  CreditWarning,
  type OfferOrder,
  ProductCard,
  ProductList,
  RepresentativeExample,
} from '@plaza/ui-blocks/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The components that show an offer, rendered as on a page. */
const writing = {
  ...(await keyTranslator({
    'rate-fixed': '{rate} anual fijo',
    instalments_one: '{count} pago de {amount}',
    instalments_other: '{count} pagos de {amount}',
  })),
  offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
};
const labels = offerLabels(writing.t);

const offerOf = (apr: number): Offer => ({
  amount: 250,
  termDays: 30,
  borrowingRate: { percent: 0, type: 'fixed' },
  fees: [{ name: 'Comisión', amount: 25 }],
  apr,
  totalPayable: 275,
  instalments: [{ count: 1, amount: 275 }],
});

const productOf = (apr: number, index: number): LoanLike => ({
  kind: 'loan',
  id: index + 1,
  slug: `p-${index}`,
  locale: 'es-ES',
  productType: 1,
  name: `Préstamo ${index}`,
  provider: { name: 'P', legalName: 'P, S.L.', url: 'https://p.example' },
  active: true,
  rank: index,
  highlights: ['Sin penalización'],
  conditions: ['Residente en España'],
  minAge: 18,
  payoutTime: 'Un día',
  amountRange: { min: 250, max: 250, currency: 'EUR' },
  termRange: { minDays: 30, maxDays: 30 },
  offers: [offerOf(apr)],
  applyUrl: 'https://p.example/solicitar',
});

const cardOf = (apr: number, index = 0) => offerCard(productOf(apr, index), offerOf(apr), writing);
const markup = (element: ReactNode) => renderToStaticMarkup(element);

export const warning = (text = 'Atención: tomar dinero prestado cuesta dinero.') =>
  markup(<CreditWarning text={text} />);

export const card = (apr = 219.1) => markup(<ProductCard product={cardOf(apr)} labels={labels} />);

export const example = () =>
  markup(<RepresentativeExample figures={cardOf(12).example} labels={labels.example} />);

export const button = () =>
  markup(<ButtonLink link={{ value: '/x/', rel: [], target: false }} label="Pedir" />);

/** A product list with these rates in order. */
export const list = (rates: readonly number[], note?: string, order?: OfferOrder) =>
  markup(
    <ProductList
      heading="Ofertas"
      products={rates.map(cardOf)}
      labels={{ ...labels, empty: '' }}
      {...(note !== undefined && { note })}
      order={order}
    />,
  );

/** An overview block of products with these rates, in the order of the content. */
export function overview(rates: readonly number[], attrs: object = {}): string {
  const orderBy = { property: 'rank', direction: 'asc' };
  const block = { type: 'FinanceOverviewBlock', attrs: { limit: 20, orderBy, ...attrs } };
  return documentToHtml(
    { type: 'doc', content: [block] },
    { context: { overview: productOverview(rates.map(productOf), writing) } },
  );
}

/** The lead form, as placed in content. */
export const leadForm = () =>
  documentToHtml(
    {
      type: 'doc',
      content: [
        {
          type: 'LeadForm',
          attrs: { title: 'Solicitud', linkText: 'Abrir', formToken: 'olivar-es-lp' },
        },
      ],
    },
    { context: { leadForm: { address: 'https://formulario.example/embed', locale: 'es-ES' } } },
  );

export const page = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><header><a href="/">Menú</a></header><main>${main}</main><footer>9 %</footer></body></html>`;

/** Copies of the page, each without one element that has the attribute. */
export function withoutEach(html: string, hook: string): string[] {
  return parseHtml(html)
    .filter((node) => node.kind === 'element' && node.attributes.has(hook))
    .map(({ start, end }) => html.slice(0, start) + html.slice(end));
}
