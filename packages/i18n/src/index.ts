export { formatMexicanPhone } from './core/format-mexican-phone.ts';
export { formatMoney, type MoneyOptions } from './core/format-money.ts';
export type { MoneyValue } from './core/read-money.ts';
