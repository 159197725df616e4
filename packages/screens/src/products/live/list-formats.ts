import { type FigureFormats, figureFormats, termFormat } from '@plaza/i18n/formats';
import type { ListSettings } from './list-settings.ts';

/** The formats of a list's figures. */
export type ListFormats = FigureFormats & {
  /** A term in days, in words. */
  readonly term: (count: number) => string;
};

/** The formats of a list; of the terms that it shows the words come as texts. */
export const listFormats = (settings: ListSettings): ListFormats => ({
  ...figureFormats(settings),
  term: (count) => settings.days[count] ?? termFormat(settings.locale)(count),
});
