export { createFormats, type Formats, type Market } from './core/create-formats.ts';
export { type FigureFormats, figureFormats } from './core/figure-formats.ts';
export { formatMoney, type MoneyOptions } from './core/format-money.ts';
export { numberFormat } from './core/number-format.ts';
export { type MoneyValue, readMoney } from './core/read-money.ts';
