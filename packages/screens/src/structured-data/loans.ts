import type { LoanLike, Offer } from '@plaza/contract';
import type { LoanOrCredit, RepaymentSpecification } from 'schema-dts';
import type { ThingContext } from '../products/kind.ts';
import { thingBase } from '../products/product-base.ts';

type LoanOffer = { readonly product: LoanLike; readonly offer: Offer };

/** An offer with the figures of its card only. */
export function loanNode({ product, offer }: LoanOffer, context: ThingContext): LoanOrCredit {
  const { currency } = product.amountRange;
  return {
    '@type': 'LoanOrCredit',
    ...thingBase(product, context),
    broker: { '@id': context.company },
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

function fees(offer: Offer, { writing }: ThingContext): string {
  const { money } = writing.formats;
  return offer.fees.map(({ name, amount }) => `${name}: ${money(amount)}`).join('; ');
}
