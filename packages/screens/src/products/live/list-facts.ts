import type { Product } from '@plaza/contract';
import type { CardWriting, PlainMessage } from '../card-writing.ts';
import type { LivePrice, Outside } from './list-settings.ts';

/** An option of a filter that a product has. */
export type LiveTag = {
  readonly group: PlainMessage;
  readonly option: string;
  readonly label: string;
};

/** What a live list needs of a product besides its card. */
export type LiveFacts = {
  readonly tags: readonly LiveTag[];
  /** Figures to sort by that no choice changes. */
  readonly values?: Readonly<Record<string, number | undefined>>;
  readonly outside?: Readonly<Partial<Record<Outside, string>>>;
};

/** A figure that is recomputed, in the order of the card. */
export type LiveFigure = { readonly name: string; readonly label: PlainMessage };

/** A figure to sort by, and which end comes first. */
export type LiveOrder = {
  readonly property: string;
  readonly label: PlainMessage;
  readonly direction: 'ascending' | 'descending';
};

/** How lists of a kind answer what a visitor chooses. */
export type LiveKind<P extends Product> = {
  /** What is asked, with its label; the page's amount is the default of the first. */
  readonly inputs: readonly {
    readonly name: 'amount' | 'spending' | 'balance' | 'trades';
    readonly label: PlainMessage;
    readonly default?: number;
    readonly max?: number;
  }[];
  readonly figures: readonly LiveFigure[];
  readonly orders: readonly LiveOrder[];
  /** What may set one product of a list apart, the most important first. */
  readonly badges: readonly LiveOrder[];
  /** How its figures follow from what is chosen. */
  readonly price: (product: P) => LivePrice;
  readonly facts: (product: P, writing: CardWriting) => LiveFacts;
};

/** The tags of the conditions that hold. */
export const tagsOf = (...tags: readonly (LiveTag | false | undefined)[]): readonly LiveTag[] =>
  tags.filter((tag) => tag !== false && tag !== undefined);
