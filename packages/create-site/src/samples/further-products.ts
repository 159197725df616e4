import type { Product, ProductOf } from '@plaza/contract';
import { roundDecimal } from '@plaza/finance';
import { slugOf } from '../content/products.ts';
import type { Market } from './markets.ts';
import { quotedOffer } from './quoted-offer.ts';
import { renamed } from './renamed.ts';

/** The samples of a locale that further ones take their texts and magnitudes from. */
export type Models = {
  readonly freeCard: ProductOf<'creditCard'>;
  readonly feeCard: ProductOf<'creditCard'>;
  readonly savings: ProductOf<'bankAccount'>;
  readonly fixedTerm: ProductOf<'bankAccount'>;
  readonly broker: ProductOf<'broker'>;
  readonly trader: ProductOf<'broker'>;
  readonly debts: ProductOf<'brokerDebt'>;
};

/** Four cards, four accounts, two brokers and two credit brokers of fictional providers. */
export const furtherProducts = (models: Models, market: Market): Product[] => [
  ...cards(models, market),
  ...accounts(models, market),
  ...brokers(models, market),
  ...debtBrokers(models, market),
];

const named = <P extends Product>(
  model: P,
  id: number,
  [provider, called]: readonly [string, string],
) => {
  const name = `${provider} ${called}`;
  const country = model.locale.slice(-2).toLowerCase();
  return renamed(model, { id, name, provider, slug: `${slugOf(name)}-${country}` });
};

/** Fee as a share of that of the card with one; points above the rate of the free card. */
const cardShapes = [
  {
    bank: 0,
    called: 'Zero',
    fee: 0,
    points: -1.5,
    cashback: 0.5,
    foreign: 0,
    days: 45,
    limit: 0.8,
    network: 'visa',
  },
  {
    bank: 1,
    called: 'Plus',
    fee: 0.6,
    points: 1,
    cashback: 1,
    foreign: 1.5,
    days: 55,
    limit: 1,
    network: 'mastercard',
  },
  {
    bank: 2,
    called: 'Travel',
    fee: 0,
    points: 2.5,
    cashback: 0,
    foreign: 0,
    days: 50,
    limit: 0.6,
    network: 'mastercard',
  },
  {
    bank: 3,
    called: 'Reserve',
    fee: 2,
    points: -2,
    cashback: 1.5,
    foreign: 0,
    days: 60,
    limit: 1.6,
    network: 'visa',
  },
] as const;

function cards({ freeCard, feeCard }: Models, { banks }: Market): Product[] {
  return cardShapes.map((shape, index) => {
    const model = shape.fee > 0 ? feeCard : freeCard;
    const annualFee = Math.round((feeCard.annualFee * shape.fee) / 5) * 5;
    const percent = roundDecimal(freeCard.borrowingRate.percent + shape.points, 1);
    const { amount, termDays } = model.example;
    const pricing = {
      ...{ rates: [{ from: 0, percent }], fees: annualFee > 0 ? [{ amount: annualFee }] : [] },
      ...{ everyDays: 30, yearDays: 360 as const, rounding: 'up' as const },
    };
    const feeNames = feeCard.example.fees.map(({ name }) => name);
    const example = quotedOffer(pricing, { amount, termDays, feeNames });
    const { cashbackPercent: _, ...rest } = named(model, 102 + index, [
      banks[shape.bank],
      shape.called,
    ]);
    return {
      ...rest,
      rank: 22 + index,
      creditLimit: { ...model.creditLimit, max: rounded(feeCard.creditLimit.max * shape.limit) },
      annualFee,
      borrowingRate: { percent, type: 'fixed' },
      apr: example.apr,
      interestFreeDays: shape.days,
      foreignFeePercent: shape.foreign,
      ...(shape.cashback > 0 && { cashbackPercent: shape.cashback }),
      network: shape.network,
      example,
    };
  });
}

/** To two digits: 96 000, 48 000. */
const rounded = (value: number) => Number(value.toPrecision(2));

/** Terms in days; points above the highest rate of the savings account. */
const accountShapes = [
  { bank: 0, called: 'Save', points: 0.15, deposit: 0 },
  { bank: 2, called: 'Reserve', points: -0.2, deposit: 0.5 },
  { bank: 1, called: '3', points: 0.1, deposit: 0.5, termDays: 90 },
  { bank: 3, called: '6', points: 0.25, deposit: 1, termDays: 180 },
] as const;

function accounts({ savings, fixedTerm }: Models, { banks }: Market): Product[] {
  const best = Math.max(...savings.interestTiers.map(({ percent }) => percent));
  return accountShapes.map((shape, index) => {
    const termDays = 'termDays' in shape ? shape.termDays : undefined;
    const model = termDays === undefined ? savings : fixedTerm;
    const minDeposit = (fixedTerm.minDeposit ?? 0) * shape.deposit;
    return {
      ...named(model, 202 + index, [banks[shape.bank], shape.called]),
      rank: 32 + index,
      interestTiers: [{ from: 0, percent: roundDecimal(best + shape.points, 2) }],
      ...(minDeposit > 0 && { minDeposit }),
      ...(termDays !== undefined && { termDays }),
    };
  });
}

function brokers({ broker, trader }: Models, { brokers: [first, second] }: Market): Product[] {
  return [
    {
      ...named(broker, 302, [first, 'Invest']),
      rank: 42,
      tradeFees: broker.tradeFees.map((fee) => ({
        ...fee,
        ...(fee.percent !== undefined && { percent: roundDecimal(fee.percent * 1.5, 3) }),
        ...(fee.min !== undefined && { min: roundDecimal(fee.min / 2, 2) }),
      })),
      custodyFeePercent: 0.15,
    },
    {
      ...named(trader, 303, [second, 'Trader']),
      rank: 43,
      custodyFeePercent: 0,
      cfdLossShare: 76,
      tradeFees: trader.tradeFees.map((fee) => ({
        ...fee,
        ...(fee.fixed !== undefined && { fixed: roundDecimal(fee.fixed * 0.6, 2) }),
        ...(fee.percent !== undefined && { percent: roundDecimal(fee.percent * 1.4, 3) }),
      })),
    },
  ];
}

const debtShapes = [
  { called: 'Plan', points: 0.4, lenders: 18, range: 1.5 },
  { called: 'Bridge', points: 0.9, lenders: 6, range: 0.8 },
] as const;

function debtBrokers({ debts }: Models, { debtBrokers: names }: Market): Product[] {
  return debtShapes.map((shape, index) => {
    const { terms } = debts;
    if (!terms) throw new Error(`${debts.slug} has no terms`);
    const rates = terms.rates.map(({ from, percent }) => ({
      ...{ from, percent: roundDecimal(percent + shape.points, 2) },
    }));
    const pricing = { ...terms, rates, fees: [] };
    return {
      ...named(debts, 402 + index, [names[index] ?? '', shape.called]),
      rank: 52 + index,
      amountRange: { ...debts.amountRange, max: rounded(debts.amountRange.max * shape.range) },
      terms: pricing,
      offers: debts.offers.map((offer) => quotedOffer(pricing, offer)),
      lenders: shape.lenders,
    };
  });
}
