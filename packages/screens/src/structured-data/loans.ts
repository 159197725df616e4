import type { Offer } from '@plaza/contract';
import type { LoanOrCredit, RepaymentSpecification } from 'schema-dts';
import type { ChosenOffer } from '../offers/choose-offers.ts';

export type LoanContext = {
  /** Address of the page that shows the offer. */
  readonly url: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The `@id` of the company that compares. */
  readonly broker: string;
  /** Formats an amount as the page does. */
  readonly money: (amount: number) => string;
};

/** An offer with the figures of its card only. */
export function loanNode({ product, offer }: ChosenOffer, context: LoanContext): LoanOrCredit {
  const { url, currency, broker } = context;
  return {
    '@type': 'LoanOrCredit',
    name: product.name,
    url: `${url}#product-${product.id}`,
    provider: { '@type': 'Organization', name: product.provider.legalName },
    broker: { '@id': broker },
    currency,
    amount: { '@type': 'MonetaryAmount', currency, value: offer.amount },
    loanTerm: { '@type': 'QuantitativeValue', value: offer.termDays, unitCode: 'DAY' },
    interestRate: offer.borrowingRate.percent,
    annualPercentageRate: offer.apr,
    loanRepaymentForm: repayments(offer, currency),
    ...(offer.fees.length > 0 && { feesAndCommissionsSpecification: fees(offer, context) }),
  };
}

function repayments({ instalments }: Offer, currency: string): RepaymentSpecification[] {
  return instalments.map(({ count, amount }) => ({
    '@type': 'RepaymentSpecification',
    numberOfLoanPayments: count,
    loanPaymentAmount: { '@type': 'MonetaryAmount', currency, value: amount },
  }));
}

function fees(offer: Offer, { money }: LoanContext): string {
  return offer.fees.map(({ name, amount }) => `${name}: ${money(amount)}`).join('; ');
}
