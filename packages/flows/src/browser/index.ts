export { holds } from '../core/condition.ts';
export { checkField } from '../core/fields/check-field.ts';
export type { FieldFacts } from '../core/fields/checked.ts';
export { currencyWords } from '../core/fields/currency-words.ts';
export { checkInteger, checkMoney } from '../core/fields/number-checks.ts';
