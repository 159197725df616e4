import type { ProductOf } from '@plaza/contract';
import type { BankAccount, DepositAccount } from 'schema-dts';
import type { Listed, ThingContext } from '../../kind.ts';
import { thingBase } from '../../product-base.ts';
import { ACCOUNT_NAMES } from './card.ts';
import { earnings } from './earnings.ts';

/** A current account is a `BankAccount`, savings are a `DepositAccount`. */
export function bankAccountThing(
  { product }: Listed<ProductOf<'bankAccount'>>,
  context: ThingContext,
): BankAccount | DepositAccount {
  const { accountType, monthlyFee } = product;
  const { t, formats, amount } = context.writing;
  const fee = monthlyFee === 0 ? t('products-free') : formats.money(monthlyFee);
  return {
    '@type': accountType === 'current' ? 'BankAccount' : 'DepositAccount',
    ...thingBase(product, context),
    bankAccountType: t(ACCOUNT_NAMES[accountType]),
    interestRate: earnings(product, amount).rate,
    feesAndCommissionsSpecification: `${t('products-monthly-fee')}: ${fee}`,
  };
}
