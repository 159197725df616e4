import type { PageTool } from '@plaza/contract';
import type { PageView } from '@plaza/ui-blocks';

/** The size of the drawings, in units of their paths. */
export const CHART = { width: 600, height: 240 } as const;

/** What a view is made from besides the inputs: written into the page, for server and browser. */
export type ToolSettings = {
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly limits: PageTool['limits'];
  /** The options that choices begin with, where they differ from the tool's. */
  readonly choices?: PageTool['choices'];
  /** The debts that are shown as an example. */
  readonly debts?: PageTool['debts'];
  /** The amounts that the page has offers for, and the list of all offers. */
  readonly offers?: { readonly amounts: readonly number[]; readonly list?: string | undefined };
  /** Reads what is more than digits and separators. The page has none: the server and its module add it. */
  readonly read?: ReadTyped;
  /** Texts with `{placeholders}`, by name. */
  readonly texts: Readonly<Record<string, string>>;
};

/**
 * Reads a number with words beside it: an amount, a percentage, or a whole number.
 *
 * @returns undefined for a text that is none
 */
export type ReadTyped = (
  typed: string,
  kind: 'money' | 'percent' | 'whole',
  market: Pick<ToolSettings, 'locale' | 'currency'>,
) => number | undefined;

/** A form that its page answers: with JavaScript as it is filled in, otherwise once it is sent. */
export type ToolAnswer<Settings = ToolSettings> = {
  /** Names of the inputs; a request with a value for one of them is answered. */
  readonly parameters: readonly string[];
  /** Names of the inputs that the page's content must limit. */
  readonly limits?: readonly string[];
  /** Never throws for what a visitor sends: values out of range are limited. */
  readonly view: (query: URLSearchParams, settings: Settings) => PageView;
};

/** Replaces `{name}` in a text by the value of that name. */
export const fillText = (
  text: string | undefined,
  values: Readonly<Record<string, string>>,
): string => text?.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole) ?? '';
