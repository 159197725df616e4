import type { Json } from '../json/json.ts';
import { type PlacedText, textsOf } from './texts-of.ts';

/** A text of an original: `was` is what it was before it changed, null if it is new. */
export type OriginalText = PlacedText & { readonly was?: string | null };

/** The texts of an original, and what changed in them since an earlier one. */
export function originalTexts(
  now: Json,
  before: Json | undefined,
): { readonly texts: readonly OriginalText[]; readonly gone: readonly PlacedText[] } {
  const texts = textsOf(now);
  if (before === undefined) return { texts, gone: [] };
  const old = new Map(textsOf(before).map((each) => [nameOf(each), each]));
  const compared = texts.map((each): OriginalText => {
    const known = old.get(nameOf(each));
    old.delete(nameOf(each));
    if (known?.text === each.text) return each;
    return { ...each, was: known?.text ?? null };
  });
  return { texts: compared, gone: [...old.values()] };
}

const nameOf = ({ path }: PlacedText) => path.join('.');
