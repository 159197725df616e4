import { type FigureFormats, figureFormats } from '@plaza/i18n/formats';
import type { ListSettings } from './list-settings.ts';

/** The formats of a list's figures. */
export type ListFormats = FigureFormats & {
  /** A number of days, in words: one of those that the list shows. */
  readonly days: (count: number) => string;
};

/** The formats of a list: its days come as texts, because their words take more than they weigh. */
export const listFormats = (settings: ListSettings): ListFormats => ({
  ...figureFormats(settings),
  days: (count) => settings.days[count] ?? `${count}`,
});
