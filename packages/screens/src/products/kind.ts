import type { Offer, Product, ProductKind, ProductOf } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import type { ProductCardData } from '@plaza/ui-blocks/react';
import type { Thing } from 'schema-dts';
import type { CardWriting, PlainMessage } from './card-writing.ts';
import type { LiveKind } from './live/list-facts.ts';

/** A product on a page, with the offer of credit that it shows. */
export type Listed<P extends Product = Product> = {
  readonly product: P;
  readonly offer?: Offer;
};

/** What structured data needs beside the product. */
export type ThingContext = {
  /** Address of the page that shows the product. */
  readonly url: string;
  /** The `@id` of the company that compares. */
  readonly company: string;
  readonly writing: CardWriting;
};

/** The names of the properties that a list may be ordered by. */
export type OrderNames = Readonly<Record<string, PlainMessage>>;

/**
 * Everything that pages do with the products of a kind. To add a kind, add its folder and its row
 * in `kinds.ts`.
 */
export type KindRow<P extends Product> = {
  /** The kind in the plural. */
  readonly name: PlainMessage;
  /** Fragment id of the kind's list on a page of all kinds. */
  readonly fragment: string;
  /** Whether its products are credit, so that the law on credit advertising applies. */
  readonly isCredit: boolean;
  /** What a page lists of a product; undefined if it has nothing for the amount. */
  readonly choose: (product: P, amount?: number) => Listed<P> | undefined;
  /** Figures besides the product's own fields, for filters and orders. */
  readonly values: (listed: Listed<P>, amount?: number) => object;
  readonly orders: OrderNames;
  /** How its lists answer what a visitor chooses. */
  readonly live: LiveKind<P>;
  /** What its products have at best, in a few words; no cost of credit, which needs an example. */
  readonly best?: (products: readonly P[], writing: Writing) => string | undefined;
  /** The card, what matters most for the kind first. */
  readonly card: (listed: Listed<P>, writing: CardWriting) => ProductCardData;
  /** The structured data, with what the card says only. */
  readonly thing: (listed: Listed<P>, context: ThingContext) => Thing;
};

export type KindTable = { readonly [K in ProductKind]: KindRow<ProductOf<K>> };
