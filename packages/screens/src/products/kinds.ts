import type { Product, ProductKind } from '@plaza/contract';
import type { KindRow, KindTable } from './kind.ts';
import { bankAccount } from './kinds/bank-account/kind.ts';
import { broker } from './kinds/broker/kind.ts';
import { brokerDebt } from './kinds/broker-debt/kind.ts';
import { creditCard } from './kinds/credit-card/kind.ts';
import { generic } from './kinds/generic/kind.ts';
import { loan } from './kinds/loan/kind.ts';

/** Every kind of product, in the order of a page that lists all. */
export const kinds: KindTable = { loan, creditCard, bankAccount, broker, brokerDebt, generic };

export const kindNames = Object.keys(kinds) as readonly ProductKind[];

/** The row of a kind, whose functions take the products of that kind. */
export const kindRow = (kind: ProductKind) => kinds[kind] as KindRow<Product>;
