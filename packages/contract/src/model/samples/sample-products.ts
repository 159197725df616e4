import type { Product, ProductKind, ProductOf } from '../product.ts';

type SampleFields<K extends ProductKind> = Partial<Omit<ProductOf<K>, 'kind'>>;

/** A loan with one offer of 250 euros; the given fields override its own. */
export function sampleProduct(fields: SampleFields<'loan'> = {}): ProductOf<'loan'> {
  return {
    kind: 'loan',
    id: 1,
    slug: 'prestamo-uno',
    locale: 'es-ES',
    productType: 1,
    name: 'Préstamo Uno',
    provider: { name: 'Uno', legalName: 'Uno Crédito, S.A.', url: 'https://uno.example' },
    active: true,
    rank: 1,
    highlights: ['Sin comisión de apertura'],
    conditions: ['Mayor de edad'],
    minAge: 18,
    payoutTime: '24 horas',
    amountRange: { min: 100, max: 500, currency: 'EUR' },
    termRange: { minDays: 30, maxDays: 90 },
    offers: [
      {
        amount: 250,
        termDays: 30,
        borrowingRate: { percent: 0, type: 'fixed' },
        fees: [{ name: 'Comisión', amount: 5 }],
        apr: 27.24,
        totalPayable: 255,
        instalments: [{ count: 1, amount: 255 }],
      },
    ],
    applyUrl: 'https://uno.example/solicitud',
    ...fields,
  };
}

/** Four loans: two similar ones, one of another type, one inactive. */
export const SAMPLE_PRODUCTS: readonly Product[] = [
  sampleProduct(),
  sampleProduct({ id: 2, slug: 'prestamo-dos', name: 'Préstamo Dos', rank: 2 }),
  sampleProduct({ id: 3, slug: 'tarjeta-tres', name: 'Tarjeta Tres', rank: 3, productType: 11 }),
  sampleProduct({
    id: 4,
    slug: 'prestamo-cuatro',
    name: 'Préstamo Cuatro',
    rank: 4,
    active: false,
  }),
];

const common = (id: number, slug: string, name: string) => ({
  id,
  slug,
  locale: 'es-ES',
  productType: 1,
  name,
  provider: { name: 'Uno', legalName: 'Uno Crédito, S.A.', url: 'https://uno.example' },
  active: true,
  rank: id,
  highlights: [],
  conditions: [],
  applyUrl: 'https://uno.example/solicitud',
});

const guarantee = { scheme: 'Fondo de Garantía', amount: 100_000, currency: 'EUR' };

/** A product of each kind. */
export const SAMPLE_PRODUCT_OF: { readonly [K in ProductKind]: ProductOf<K> } = {
  loan: sampleProduct(),
  creditCard: {
    ...common(100, 'tarjeta-cien', 'Tarjeta Cien'),
    kind: 'creditCard',
    currency: 'EUR',
    minAge: 18,
    creditLimit: { min: 500, max: 3000 },
    annualFee: 0,
    borrowingRate: { percent: 0, type: 'fixed' },
    apr: 27.24,
    interestFreeDays: 30,
    rewards: ['Sin comisión en el extranjero'],
    network: 'visa',
    example: {
      amount: 250,
      termDays: 30,
      borrowingRate: { percent: 0, type: 'fixed' },
      fees: [{ name: 'Comisión', amount: 5 }],
      apr: 27.24,
      totalPayable: 255,
      instalments: [{ count: 1, amount: 255 }],
    },
  },
  bankAccount: {
    ...common(200, 'cuenta-doscientos', 'Cuenta Doscientos'),
    kind: 'bankAccount',
    currency: 'EUR',
    accountType: 'savings',
    interestTiers: [
      { from: 0, to: 10_000, percent: 2 },
      { from: 10_000, percent: 1 },
    ],
    monthlyFee: 0,
    guarantee,
  },
  broker: {
    ...common(300, 'broker-trescientos', 'Bróker Trescientos'),
    kind: 'broker',
    currency: 'EUR',
    regulator: 'Comisión de Valores',
    minDeposit: 0,
    tradeFees: [
      { trade: 'shares', fixed: 1 },
      { trade: 'cfds', percent: 0.1, min: 1 },
    ],
    cfdLossShare: 71,
    compensation: { ...guarantee, amount: 20_000 },
  },
  brokerDebt: {
    ...sampleProduct({ id: 400, slug: 'reunir-cuatrocientos', name: 'Reunir Cuatrocientos' }),
    kind: 'brokerDebt',
    lenders: 12,
    brokerFee: { percent: 2 },
    consolidates: ['Tarjetas'],
  },
  generic: {
    ...common(500, 'movil-quinientos', 'Móvil Quinientos'),
    kind: 'generic',
    facts: [{ name: 'Datos', value: '20 GB' }],
    price: { amount: 9.9, currency: 'EUR', per: 'month' },
  },
};
