export { dayFormat } from './core/day-format.ts';
export { type FigureFormats, figureFormats } from './core/figure-formats.ts';
export { amountFormat, minorDigits } from './core/format-amount.ts';
export { formatMexicanPhone } from './core/format-mexican-phone.ts';
export { numberFormat } from './core/number-format.ts';
export { moneySigns, type NumberSigns, numberSigns } from './core/number-signs.ts';
export { isInMonths, termFormat } from './core/term-format.ts';
