export { type FigureFormats, figureFormats } from './core/figure-formats.ts';
export { formatMexicanPhone } from './core/format-mexican-phone.ts';
export { numberFormat } from './core/number-format.ts';
export { readNumber } from './core/read-money.ts';
