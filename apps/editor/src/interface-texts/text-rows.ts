import type { InterfaceText } from '@plaza/contract/editor';
import type { Override } from './overrides.ts';

type Overrides = ReadonlyMap<string, Override>;

/** A text of the interface as the list has it. */
export type TextRow = InterfaceText & {
  readonly override: Override | undefined;
  /** What the site says in the other locale, with what editors published. */
  readonly original?: string;
};

/** The texts of another locale, and what replaces them there. */
export type Original = {
  readonly texts: readonly InterfaceText[];
  readonly overrides: Overrides;
};

export function textRows(
  texts: readonly InterfaceText[],
  overrides: Overrides,
  original: Original | undefined,
): TextRow[] {
  const shown = original && shownTexts(original);
  return texts.map((text) => {
    // Languages differ in their plural forms; every one has `other`.
    const other = shown?.get(text.key) ?? shown?.get(text.key.replace(/_[a-z]+$/, '_other'));
    return {
      ...text,
      override: overrides.get(text.slug),
      ...(other !== undefined && { original: other }),
    };
  });
}

const shownTexts = ({ texts, overrides }: Original): ReadonlyMap<string, string> =>
  new Map(texts.map(({ key, slug, text }) => [key, overrides.get(slug)?.published || text]));

export type TextFilter = {
  /** Letters of the key or of any text of the row, in any case. */
  readonly text: string;
  readonly isChanged: boolean;
};

/** The rows of a filter; those in which somebody typed count as changed. */
export function filterRows(
  rows: readonly TextRow[],
  { text, isChanged }: TextFilter,
  typed: ReadonlyMap<string, string>,
): TextRow[] {
  const wanted = text.toLowerCase();
  return rows.filter((row) => {
    const { key, slug, text: own, original = '', override } = row;
    if (isChanged && !override && !typed.has(slug)) return false;
    const said = [key, own, original, override?.published ?? '', typed.get(slug) ?? override?.text];
    return said.some((each) => each?.toLowerCase().includes(wanted));
  });
}
