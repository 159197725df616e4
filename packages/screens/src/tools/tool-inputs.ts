import { roundDecimal } from '@plaza/finance';
import { minorDigits, numberFormat } from '@plaza/i18n/formats';
import type { PageView } from '@plaza/ui-blocks';
import type { ToolSettings } from './tool.ts';

/** What an input is: an amount in the page's currency, a percentage, or a whole number. */
export type InputKind = 'money' | 'percent' | 'whole';

export type ToolInputs<Name extends string> = {
  /** In units of the currency, percent, or whole. */
  readonly values: Readonly<Record<Name, number>>;
  /** The inputs as the form shows them, and which were out of range. */
  readonly view: Required<Pick<PageView, 'inputs' | 'shown'>>;
};

type Limited = Pick<ToolSettings, 'locale' | 'currency' | 'limits' | 'read'>;

const PERCENT_DIGITS = 2;
const MOST_CHARACTERS = 40;

/** Digits and a decimal point. `1.500` may be a thousand and more. */
const PLAIN = /^-?(?!\d{1,3}\.\d{3}$)\d+(\.\d+)?$/;

/**
 * Reads the inputs of a form: the default for what is missing or no number, the nearest limit for
 * what is out of range.
 */
export function readInputs<Name extends string>(
  kinds: Readonly<Record<Name, InputKind>>,
  query: URLSearchParams,
  settings: Limited,
): ToolInputs<Name> {
  const values: Record<string, number> = {};
  const inputs: Record<string, string> = {};
  const shown: Record<string, boolean> = {};
  for (const name in kinds) {
    const input = { name, kind: kinds[name] };
    const preset = settings.limits[name]?.default ?? 0;
    const read = readNumber(query.get(name), input, settings) ?? limit(preset, input, settings);
    values[name] = read.value;
    inputs[name] = read.written;
    inputs[`${name}-slider`] = `${read.value}`;
    shown[`${name}-limited`] = read.isLimited;
  }
  return { values: values as Record<Name, number>, view: { inputs, shown } };
}

type Input = { readonly name: string; readonly kind: InputKind };

/** A number that was read, within the limits of its input. */
export type ReadNumber = {
  readonly value: number;
  /** As a field shows it. */
  readonly written: string;
  /** It was out of range. */
  readonly isLimited: boolean;
};

/** Reads one number. @returns undefined for a text that is none */
export function readNumber(
  text: string | null | undefined,
  input: Input,
  settings: Limited,
): ReadNumber | undefined {
  const typed = text?.slice(0, MOST_CHARACTERS);
  if (!typed) return undefined;
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  const read = PLAIN.test(plain) ? Number(plain) : settings.read?.(typed, input.kind, settings);
  return read === undefined ? undefined : limit(read, input, settings);
}

function limit(
  read: number,
  { name, kind }: Input,
  { locale, currency, limits }: Limited,
): ReadNumber {
  const { min = 0, max = 0 } = limits[name] ?? {};
  const limited = Math.min(max, Math.max(min, read));
  const value = roundDecimal(limited, digitsOf(kind, currency));
  return { value, written: writeNumber(value, locale), isLimited: limited !== read };
}

type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The option of each choice: the one that was chosen, otherwise the page's, otherwise the first. */
export function readChoices<const Options extends Choices>(
  options: Options,
  query: URLSearchParams,
  { choices }: Pick<ToolSettings, 'choices'>,
): { [Name in keyof Options]: Options[Name][number] } {
  const chosen = Object.entries(options).map(([name, known]) => [
    name,
    [query.get(name), choices?.[name]].find((wanted) => wanted && known.includes(wanted)) ??
      known[0],
  ]);
  return Object.fromEntries(chosen);
}

function digitsOf(kind: InputKind, currency: string): number {
  if (kind === 'money') return minorDigits(currency);
  return kind === 'percent' ? PERCENT_DIGITS : 0;
}

/** A number as a field shows it: of the locale, without groups. */
export const writeNumber = (value: number, locale: string) =>
  numberFormat(locale, { useGrouping: false }).format(value);
