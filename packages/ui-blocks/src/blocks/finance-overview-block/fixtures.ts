import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { CARD_LABELS, EXAMPLE_FIGURES, PRODUCT } from '../product-card/fixtures.ts';
import type { ProductOverview } from './product-overview.ts';

const offer = (id: number, name: string, values: object) => ({
  values,
  card: { ...PRODUCT, id, name },
});

/** Three offers of one lender with the same figures and different values to filter by. */
export const OVERVIEW: ProductOverview = {
  products: [
    offer(1, 'Almazara', { rank: 2, minAge: 18, amountRange: { max: 500 } }),
    offer(2, 'Picual', { rank: 1, minAge: 21, amountRange: { max: 1000 } }),
    offer(3, 'Hojiblanca', { rank: 3, minAge: 18, amountRange: { max: 250 } }),
  ],
  labels: {
    ...CARD_LABELS,
    product: 'Préstamo',
    action: 'Solicitud',
    empty: 'No hay ofertas con estas condiciones.',
  },
  locale: 'es-ES',
};

const context = { overview: OVERVIEW };
const orderBy = { property: 'rank', direction: 'asc' };
const of = (property: string, operator: string, value: unknown) => ({
  conditions: [{ property, operator, value }],
});

const head =
  '<thead role="rowgroup"><tr role="row"><th data-column="product" role="columnheader" scope="col"><span>Préstamo</span></th><th data-column="amount" role="columnheader" scope="col"><span>Importe</span></th><th data-column="term" role="columnheader" scope="col"><span>Plazo</span></th><th data-column="apr" role="columnheader" scope="col"><span>TAE</span></th><th data-column="cost" role="columnheader" scope="col"><span>Coste total</span></th><th data-column="totalPayable" role="columnheader" scope="col"><span>Total a pagar</span></th><th data-column="action" role="columnheader" scope="col"><span class="pz-visually-hidden">Solicitud</span></th></tr></thead>';
const row = (id: number, name: string, position: number) =>
  `<tbody class="pz-overview__product" data-offer="" data-apr="${PRODUCT.apr}" data-product-id="${id}" data-position="${position}" role="rowgroup"><tr role="row"><th role="rowheader" scope="row">${name}<span class="pz-overview__lender">Almazara Financiera, S.L.</span><span class="pz-overview__lender">Publicidad</span></th><td data-figure="amount" data-label="Importe" role="cell">250 €</td><td data-figure="term" data-label="Plazo" role="cell">30 días</td><td data-figure="apr" data-label="TAE" role="cell">${EXAMPLE_FIGURES.apr}</td><td data-figure="cost" data-label="Coste total" role="cell">25,00 €</td><td data-figure="totalPayable" data-label="Total a pagar" role="cell">275,00 €</td><td data-action="" role="cell"><a class="pz-button" href="https://almazara.example/solicitar" rel="sponsored nofollow noopener" data-product-action="" data-track="select_content" data-track-item-id="${id}" data-track-value="250" data-track-currency="EUR">Ir al prestamista<span class="pz-visually-hidden">: ${name}</span></a></td></tr><tr role="row"><td colspan="7" role="cell"><div class="pz-example" data-representative-example=""><p class="pz-example__heading">Ejemplo representativo</p><dl class="pz-example__figures"><div class="pz-example__figure" data-example-figure="totalCredit"><dt>Importe total del crédito</dt><dd>250,00 €</dd></div><div class="pz-example__figure" data-example-figure="borrowingRate"><dt>Tipo deudor</dt><dd>0 % fijo</dd></div><div class="pz-example__figure" data-example-figure="charge"><dt>Comisión de apertura</dt><dd>25,00 €</dd></div><div class="pz-example__figure" data-example-figure="totalCost"><dt>Coste total del crédito</dt><dd>25,00 €</dd></div><div class="pz-example__figure" data-example-figure="term"><dt>Duración</dt><dd>30 días</dd></div><div class="pz-example__figure" data-example-figure="instalments"><dt>Cuotas</dt><dd>1 cuota de 275,00 €</dd></div><div class="pz-example__figure" data-example-figure="totalPayable"><dt>Importe total adeudado</dt><dd>275,00 €</dd></div><div class="pz-example__figure" data-example-figure="apr"><dt>TAE</dt><dd>${EXAMPLE_FIGURES.apr}</dd></div></dl></div></td></tr></tbody>`;

/** The table of offers, by their id and name, in this order. */
const table = (offers: readonly (readonly [id: number, name: string])[], title = '') =>
  `<div class="pz-overview"><table class="pz-overview__table" data-offer-list="" role="table">${title && `<caption class="pz-overview__title">${title}</caption>`}${head}${offers.map(([id, name], index) => row(id, name, index + 1)).join('')}</table></div>`;

const ALMAZARA = [1, 'Almazara'] as const;
const PICUAL = [2, 'Picual'] as const;
const HOJIBLANCA = [3, 'Hojiblanca'] as const;

/** What each operator leaves of ages 18, 21 and 18. */
const BY_AGE = [
  ['eq', 21, [PICUAL]],
  ['neq', 21, [ALMAZARA, HOJIBLANCA]],
  ['gt', 18, [PICUAL]],
  ['gte', 21, [PICUAL]],
  ['lt', 21, [ALMAZARA, HOJIBLANCA]],
  ['lte', 18, [ALMAZARA, HOJIBLANCA]],
] as const;

export const financeOverviewBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'the one that leads, titled',
    attrs: { title: 'La mejor', limit: 1, orderBy },
    context,
    html: table([PICUAL], 'La mejor'),
  },
  {
    name: 'the greatest amount first',
    attrs: { limit: 3, orderBy: { property: 'amountRange.max', direction: 'desc' } },
    context,
    html: table([PICUAL, ALMAZARA, HOJIBLANCA]),
  },
  {
    name: 'all at once',
    kind: 'full',
    attrs: { title: 'Desde 18 años', limit: 2, orderBy, filter: of('minAge', 'eq', 18) },
    context,
    html: table([ALMAZARA, HOJIBLANCA], 'Desde 18 años'),
  },
  ...BY_AGE.map(([operator, age, offers]) => ({
    name: `age ${operator} ${age}`,
    attrs: { limit: 3, orderBy, filter: of('minAge', operator, age) },
    context,
    html: table(offers),
  })),
  ...awkwardTexts((words, html) => ({
    attrs: { title: words, limit: 1, orderBy: { property: words, direction: 'asc' } },
    context,
    html: table([ALMAZARA], html),
  })),
  {
    name: 'none is left',
    attrs: { title: 'Desde 65 años', limit: 3, orderBy, filter: of('minAge', 'gte', 65) },
    context,
    html: '<div class="pz-overview"><h3 class="pz-overview__title">Desde 65 años</h3><p class="pz-overview__empty">No hay ofertas con estas condiciones.</p></div>',
  },
  {
    name: 'none is asked for, without a title',
    attrs: { limit: 0, orderBy, filter: { conditions: [] } },
    context,
    html: '<div class="pz-overview"><p class="pz-overview__empty">No hay ofertas con estas condiciones.</p></div>',
  },
  { name: 'a page without products', kind: 'empty', attrs: { limit: 3, orderBy }, html: '' },
  { name: 'no limit', attrs: { orderBy }, error: 'FinanceOverviewBlock: limit: ' },
  {
    name: 'half a product',
    attrs: { limit: 0.5, orderBy },
    error: 'FinanceOverviewBlock: limit: ',
  },
  { name: 'no order', attrs: { limit: 3 }, error: 'FinanceOverviewBlock: orderBy: ' },
  {
    name: 'direction out of the list',
    attrs: { limit: 3, orderBy: { property: 'rank', direction: 'up' } },
    error: 'FinanceOverviewBlock: orderBy.direction: ',
  },
  {
    name: 'operator out of the list',
    attrs: { limit: 3, orderBy, filter: of('rank', 'like', 1) },
    error: 'FinanceOverviewBlock: filter.conditions.0.operator: ',
  },
  {
    name: 'a value that is no integer',
    attrs: { limit: 3, orderBy, filter: of('rank', 'eq', 1.5) },
    error: 'FinanceOverviewBlock: filter.conditions.0.value: ',
  },
  {
    name: 'a condition without a property',
    attrs: { limit: 3, orderBy, filter: of('', 'eq', 1) },
    error: 'FinanceOverviewBlock: filter.conditions.0.property: ',
  },
  {
    name: 'properties of one letter that no product has',
    attrs: { limit: 1, orderBy: { property: 'x', direction: 'asc' }, filter: of('y', 'neq', 0) },
    context,
    html: table([ALMAZARA]),
  },
  {
    name: 'an order without a property',
    attrs: { limit: 3, orderBy: { property: '', direction: 'asc' } },
    error: 'FinanceOverviewBlock: orderBy.property: ',
  },
];
