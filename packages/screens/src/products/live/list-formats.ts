import { type FigureFormats, figureFormats } from '@plaza/i18n/formats';
import type { ListSettings } from './list-settings.ts';

/** The formats of a list's figures. */
export type ListFormats = FigureFormats & {
  /** A term in days, in words: one of those that the list shows. */
  readonly term: (count: number) => string;
};

/** The formats of a list: its terms come as texts, because their words take more than they weigh. */
export const listFormats = (settings: ListSettings): ListFormats => ({
  ...figureFormats(settings),
  term: (count) => settings.days[count] ?? `${count}`,
});
