export { holds } from '../core/condition.ts';
export { checkField } from '../core/fields/check-field.ts';
export type { FieldFacts } from '../core/fields/checked.ts';
