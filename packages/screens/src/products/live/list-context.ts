import type { PageView } from '@plaza/ui-blocks';
import type { Figured } from './figure-texts.ts';
import type { ListChoice } from './list-choice.ts';
import type { ListFormats } from './list-formats.ts';
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
  readonly formats: ListFormats;
  /** All products, and those that are shown, in their order. */
  readonly all: readonly Figured[];
  readonly shown: readonly Figured[];
};
