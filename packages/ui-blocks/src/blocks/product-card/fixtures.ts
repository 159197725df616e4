import { computeApr } from '@plaza/finance';
import type { RepresentativeExampleLabels } from '../representative-example/representative-example.tsx';
import type { ProductCardData, ProductCardLabels } from './product-data.ts';

const PRINCIPAL = 250;
const FEE = 25;
const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;
const apr = computeApr([
  { amount: PRINCIPAL, after: {} },
  { amount: -(PRINCIPAL + FEE), after: { days: 30 } },
]) as number;

export const EXAMPLE_FIGURES = {
  totalCredit: euros(PRINCIPAL),
  borrowingRate: '0 % fijo',
  charges: [{ name: 'Comisión de apertura', amount: euros(FEE) }],
  totalCost: euros(FEE),
  term: '30 días',
  apr: `${String(apr).replace('.', ',')} %`,
  totalPayable: euros(PRINCIPAL + FEE),
  instalments: `1 cuota de ${euros(PRINCIPAL + FEE)}`,
};

export const EXAMPLE_LABELS: RepresentativeExampleLabels = {
  heading: 'Ejemplo representativo',
  totalCredit: 'Importe total del crédito',
  borrowingRate: 'Tipo deudor',
  totalCost: 'Coste total del crédito',
  term: 'Duración',
  apr: 'TAE',
  totalPayable: 'Importe total adeudado',
  instalments: 'Cuotas',
};

export const CARD_LABELS: ProductCardLabels & { empty: string } = {
  conditions: 'Condiciones',
  sponsored: 'Publicidad',
  empty: 'No hay ofertas para este importe.',
  example: EXAMPLE_LABELS,
};

export const PRODUCT = {
  id: 7,
  name: 'Préstamo Almazara',
  apr,
  lender: { name: 'Almazara', legalName: 'Almazara Financiera, S.L.' },
  figures: [
    { name: 'amount', label: 'Importe', value: `${PRINCIPAL} €`, place: 'mark' },
    { name: 'term', label: 'Plazo', value: EXAMPLE_FIGURES.term, place: 'mark' },
    { name: 'apr', label: 'TAE', value: EXAMPLE_FIGURES.apr },
    { name: 'cost', label: 'Coste total', value: EXAMPLE_FIGURES.totalCost, place: 'first' },
    { name: 'totalPayable', label: 'Total a pagar', value: EXAMPLE_FIGURES.totalPayable },
  ],
  example: EXAMPLE_FIGURES,
  highlights: ['Sin penalización por devolver antes'],
  conditions: ['Mayor de 18 años', 'Residente en España'],
  action: {
    href: 'https://almazara.example/solicitar',
    label: 'Ir al prestamista',
  },
} as const satisfies ProductCardData;

/** A product that is no credit: with a warning and details, without an example. */
export const BROKER = {
  id: 9,
  name: 'Cornicabra',
  kind: 'broker',
  lender: { name: 'Cornicabra', legalName: 'Cornicabra Valores, S.V., S.A.' },
  warning: {
    name: 'cfd',
    figure: '62 %',
    text: 'El 62 % de las cuentas de inversores minoristas pierden dinero al operar con CFD con este proveedor.',
  },
  figures: [
    { name: 'shares', label: 'Acciones', value: '0,10 %, mín. 2 €' },
    { name: 'minDeposit', label: 'Depósito mínimo', value: '50 €' },
  ],
  details: [
    {
      name: 'fees',
      heading: 'Comisiones por operación',
      rows: [
        { name: 'shares', term: 'Acciones', value: '0,10 %, mín. 2 €' },
        { name: 'cfds', term: 'CFD', value: '0,05 %' },
      ],
    },
  ],
  highlights: ['Cuenta de práctica'],
  conditions: [],
  action: { href: 'https://cornicabra.example/', label: 'Ver en la web del bróker' },
} as const satisfies ProductCardData;
