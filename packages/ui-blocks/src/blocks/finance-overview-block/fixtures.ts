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
    empty: 'No hay ofertas con estas condiciones.',
  },
  locale: 'es-ES',
};

const context = { overview: OVERVIEW };
const orderBy = { property: 'rank', direction: 'asc' };
const of = (property: string, operator: string, value: unknown) => ({
  conditions: [{ property, operator, value }],
});

const row = (id: number, name: string, index: number) =>
  `<article class="pz-product" aria-label="${name}" data-offer="" data-apr="${PRODUCT.apr}" data-product-id="${id}" data-position="${index + 1}"><header class="pz-product__head"><svg class="pz-logo" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><rect width="40" height="40" rx="9" fill="var(--pz-color-tint-blue)"></rect><text x="20" y="26" text-anchor="middle" font-size="16" font-weight="700" fill="var(--pz-color-on-tint-blue)">A</text></svg><div><h3 class="pz-product__name">${name}</h3><dl class="pz-product__marks"><div data-figure="amount"><dt class="pz-visually-hidden">Importe</dt><dd>250 €</dd></div><div data-figure="term"><dt class="pz-visually-hidden">Plazo</dt><dd>30 días</dd></div></dl></div></header><dl class="pz-product__figures" data-lead=""><div class="pz-product__figure" data-figure="cost"><dt>Coste total</dt><dd>25,00 €</dd></div></dl><dl class="pz-product__figures"><div class="pz-product__figure" data-figure="apr"><dt>TAE</dt><dd>${EXAMPLE_FIGURES.apr}</dd></div><div class="pz-product__figure" data-figure="totalPayable"><dt>Total a pagar</dt><dd>275,00 €</dd></div></dl><div class="pz-product__action"><p class="pz-product__sponsored">Publicidad</p><a class="pz-button" href="https://almazara.example/solicitar" rel="sponsored nofollow noopener" data-product-action="" data-track="select_content" data-track-item-id="${id}">Ir al prestamista<span class="pz-visually-hidden">: ${name}</span></a></div><div class="pz-product__foot"><details class="pz-product__more"${index === 0 ? ' open=""' : ''}><summary class="pz-product__summary">Ejemplo representativo<span class="pz-visually-hidden">: ${name}</span></summary><div class="pz-example" data-representative-example=""><dl class="pz-example__figures"><div class="pz-example__figure" data-example-figure="totalCredit"><dt>Importe total del crédito</dt><dd>250,00 €</dd></div><div class="pz-example__figure" data-example-figure="borrowingRate"><dt>Tipo deudor</dt><dd>0 % fijo</dd></div><div class="pz-example__figure" data-example-figure="charge"><dt>Comisión de apertura</dt><dd>25,00 €</dd></div><div class="pz-example__figure" data-example-figure="totalCost"><dt>Coste total del crédito</dt><dd>25,00 €</dd></div><div class="pz-example__figure" data-example-figure="term"><dt>Duración</dt><dd>30 días</dd></div><div class="pz-example__figure" data-example-figure="instalments"><dt>Cuotas</dt><dd>1 cuota de 275,00 €</dd></div><div class="pz-example__figure" data-example-figure="totalPayable"><dt>Importe total adeudado</dt><dd>275,00 €</dd></div><div class="pz-example__figure" data-example-figure="apr"><dt>TAE</dt><dd>${EXAMPLE_FIGURES.apr}</dd></div></dl></div></details><details class="pz-product__more"><summary class="pz-product__summary">Condiciones<span class="pz-visually-hidden">: ${name}</span></summary><p>Almazara Financiera, S.L.</p><ul class="pz-product__items"><li>Sin penalización por devolver antes</li></ul><ul class="pz-product__items"><li>Mayor de 18 años</li><li>Residente en España</li></ul></details></div></article>`;

/** The rows of offers, by their id and name, in this order; the first with its example in view. */
const table = (offers: readonly (readonly [id: number, name: string])[], title = '') =>
  `<div class="pz-overview">${title && `<h3 class="pz-overview__title">${title}</h3>`}<ul class="pz-product-list__items pz-plain-list" data-offer-list="">${offers.map(([id, name], index) => `<li>${row(id, name, index)}</li>`).join('')}</ul></div>`;

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
    attrs: { title: 'La primera de nuestra lista', limit: 1, orderBy },
    context,
    html: table([PICUAL], 'La primera de nuestra lista'),
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
    html: '<div class="pz-overview"><h3 class="pz-overview__title">Desde 65 años</h3><p class="pz-product-list__empty">No hay ofertas con estas condiciones.</p></div>',
  },
  {
    name: 'none is asked for, without a title',
    attrs: { limit: 0, orderBy, filter: { conditions: [] } },
    context,
    html: '<div class="pz-overview"><p class="pz-product-list__empty">No hay ofertas con estas condiciones.</p></div>',
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
