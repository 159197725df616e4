import type { Page } from '@plaza/contract';
import { documentToText, parseDocument, RichTextDocument } from '@plaza/ui-blocks';

type Part = { readonly href: string; readonly label: string };

/** A text with fewer parts is short enough to be read without a list of them. */
const FEWEST_PARTS = 4;

/** A list beside a text takes no room from it. */
export const FEWEST_BESIDE = 2;

/**
 * Links to the parts of a long text: its headings of the second level that have an id. Empty if it
 * has fewer than four, or than `fewest`.
 */
export function contentsOf(body: Page['body'], fewest = FEWEST_PARTS): Part[] {
  const parts = parseDocument(body, { mode: 'page' }).content.flatMap((node): Part[] => {
    if (node.kind !== 'element' || node.type !== 'heading') return [];
    const { level, id } = node.attrs;
    const label = documentToText(new RichTextDocument(node.content)).trim();
    return level === 2 && typeof id === 'string' && label ? [{ href: `#${id}`, label }] : [];
  });
  return parts.length < fewest ? [] : parts;
}
