import { numberFormat, readMoney } from '@plaza/i18n/formats';
import type { PageView } from '@plaza/ui-blocks';
import type { ToolSettings } from './tool.ts';
import { minorDigits } from './tool-formats.ts';

/** What an input is: an amount in the page's currency, a percentage, or a whole number. */
export type InputKind = 'money' | 'percent' | 'whole';

export type ToolInputs<Name extends string> = {
  /** In units of the currency, percent, or whole. */
  readonly values: Readonly<Record<Name, number>>;
  /** The inputs as the form shows them, and which were out of range. */
  readonly view: Required<Pick<PageView, 'inputs' | 'shown'>>;
};

const PERCENT_DIGITS = 2;

/**
 * Reads the inputs of a form: as a number of the locale or plain, the default for what is missing
 * or no number, the nearest limit for what is out of range.
 */
export function readInputs<Name extends string>(
  kinds: Readonly<Record<Name, InputKind>>,
  query: URLSearchParams,
  settings: Pick<ToolSettings, 'locale' | 'currency' | 'limits'>,
): ToolInputs<Name> {
  const values: Record<string, number> = {};
  const inputs: Record<string, string> = {};
  const shown: Record<string, boolean> = {};
  for (const name in kinds) {
    const { min = 0, max = 0, default: preset = 0 } = settings.limits[name] ?? {};
    const [read = preset] = readMoney(query.get(name)?.slice(0, 40), settings.locale);
    const limited = Math.min(max, Math.max(min, read));
    const digits = digitsOf(kinds[name], settings.currency);
    const value = Number(limited.toFixed(digits));
    values[name] = value;
    inputs[name] = written(value, settings.locale);
    inputs[`${name}-slider`] = `${value}`;
    shown[`${name}-limited`] = limited !== read;
  }
  return { values: values as Record<Name, number>, view: { inputs, shown } };
}

function digitsOf(kind: InputKind, currency: string): number {
  if (kind === 'money') return minorDigits(currency);
  return kind === 'percent' ? PERCENT_DIGITS : 0;
}

const written = (value: number, locale: string) =>
  numberFormat(locale, { useGrouping: false }).format(value);
