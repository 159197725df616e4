import type { FieldKindRow } from '../../model/field-kind.ts';
import type { Field } from '../../model/flow.ts';
import { schemaOf } from './schema-of.ts';

/** Digits without separators of groups; anything else stays and is refused. */
const digits = (raw: string): string => {
  const bare = raw.replace(/[\s.,'’]/gu, '');
  return /^\d+$/.test(bare) ? String(BigInt(bare)) : raw.trim();
};

const checkRange = (field: Field) => (value: string) => {
  if (!/^\d{1,15}$/.test(value)) return 'invalid';
  if (Number(value) < (field.min ?? 0)) return 'too-low';
  return Number(value) > (field.max ?? Number.MAX_SAFE_INTEGER) ? 'too-high' : undefined;
};

export const integerKind: FieldKindRow = {
  schema: (field) => schemaOf(digits, checkRange(field)),
  input: () => ({ type: 'text', inputMode: 'numeric', maxLength: 20 }),
  show: (value, { locale }) => new Intl.NumberFormat(locale).format(Number(value)),
};

/** Whole units of the currency. */
export const moneyKind: FieldKindRow = {
  ...integerKind,
  show: (value, { locale, currency }) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }).format(Number(value)),
};
