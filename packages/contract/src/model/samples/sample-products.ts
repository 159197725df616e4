import type { Product } from '../product.ts';

/** A product with one offer of 250 euros; the given fields override its own. */
export function sampleProduct(fields: Partial<Product> = {}): Product {
  return {
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

/** Four products: two similar ones, one of another type, one inactive. */
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
