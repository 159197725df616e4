import type { Field } from '../../model/flow.ts';
import type { FieldCheck, FieldFacts } from './checked.ts';
import { within } from './within.ts';

/** Above this a number has lost digits. */
const MOST = 1e12;

/** Up to three words or signs on either side (`US$`, `kr,-`), and a minus before them. */
const withoutUnit = (raw: string, units: string) => {
  const beside = `(?:\\s?(?:${units})){0,3}\\s?`;
  return raw.replace(new RegExp(`^(-?)${beside}|${beside}$`, 'giu'), '$1');
};

/**
 * Reads an amount as people write it: groups of three digits with a space, a dot, a comma or an apostrophe between
 * them, one or two decimals after a dot or comma. `1,5` is one and a half everywhere; `1,234` is a thousand, but
 * where the comma is the decimal sign it could be either and is refused.
 *
 * @param raw without a unit
 * @returns undefined if it is no amount
 */
function readAmount(raw: string, decimal: '.' | ','): number | undefined {
  const [text, sign, whole = '', group, point, cents = ''] =
    /^(-?)(\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(raw) ?? [];
  const isDoubtful = group === decimal && !point && whole.split(/\D/).length === 2;
  if (!text || isDoubtful || (point && group === point)) return undefined;
  return Number(`${sign}${whole.replace(/\D/g, '')}.${cents}`);
}

/** A check of a field that also reads numbers that belong to no flow. */
type NumberCheck = (
  raw: string,
  limits: Pick<Field, 'min' | 'max'>,
  facts: Pick<FieldFacts, 'decimal' | 'units'>,
) => ReturnType<FieldCheck>;

const checkAmount =
  (decimals: 0 | 2): NumberCheck =>
  (raw, { min = 0, max = MOST }, { decimal, units }) => {
    const amount = readAmount(decimals ? withoutUnit(raw, units) : raw, decimal) ?? Number.NaN;
    const isWhole = amount % 1 === 0;
    if (!isWhole && !(decimals && amount)) return 'invalid';
    const value = amount.toFixed(isWhole ? 0 : decimals);
    return within(value, amount, [min, max, 'too-low', 'too-high']);
  };

/** Money in whole units: `1234`, or `1234.50` if it has cents. */
export const checkMoney = checkAmount(2);
export const checkInteger = checkAmount(0);
