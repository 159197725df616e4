import type { PageView } from '@plaza/ui-blocks';
import type { Figured } from './figure-texts.ts';
import type { ListChoice } from './list-choice.ts';
import type { ListSettings } from './list-settings.ts';

/** A view whose parts write into it. */
export type WritableView = {
  [K in keyof Required<Omit<PageView, 'paths'>>]: Record<string, NonNullable<PageView[K]>[string]>;
};

/** What the view of a list is made from, and the view itself. */
export type ListContext = {
  readonly view: WritableView;
  readonly choice: ListChoice;
  readonly settings: ListSettings;
  /** The address of the choice with a change. */
  readonly addressOf: (change: Partial<ListChoice>) => string;
  /** All products. */
  readonly all: readonly Figured[];
  /** Those that are offered for what is asked: they are compared and counted. */
  readonly fitting: readonly Figured[];
  /** Those that meet the filters, in their order. */
  readonly met: readonly Figured[];
  /** Those that fit and meet the filters, in their order. */
  readonly shown: readonly Figured[];
};
