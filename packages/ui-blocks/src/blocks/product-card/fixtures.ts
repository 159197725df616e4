import { computeApr } from '@plaza/finance';
import type { RepresentativeExampleLabels } from '../representative-example/representative-example.tsx';
import type { ProductCardData, ProductCardLabels } from './product-card.tsx';

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
  amount: 'Importe',
  term: 'Plazo',
  cost: 'Coste total',
  apr: 'TAE',
  totalPayable: 'Total a pagar',
  conditions: 'Condiciones',
  sponsored: 'Publicidad',
  empty: 'No hay ofertas para este importe.',
  example: EXAMPLE_LABELS,
};

export const PRODUCT: ProductCardData = {
  id: 7,
  name: 'Préstamo Almazara',
  apr,
  lender: { name: 'Almazara', legalName: 'Almazara Financiera, S.L.' },
  figures: {
    amount: `${PRINCIPAL} €`,
    term: EXAMPLE_FIGURES.term,
    cost: EXAMPLE_FIGURES.totalCost,
    apr: EXAMPLE_FIGURES.apr,
    totalPayable: EXAMPLE_FIGURES.totalPayable,
  },
  example: EXAMPLE_FIGURES,
  highlights: ['Sin penalización por devolver antes'],
  conditions: ['Mayor de 18 años', 'Residente en España'],
  action: {
    href: 'https://almazara.example/solicitar',
    label: 'Ir al prestamista',
    worth: { value: PRINCIPAL, currency: 'EUR' },
  },
};
