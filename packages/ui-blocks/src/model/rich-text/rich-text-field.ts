import * as z from 'zod';
import { EMPTY_DOCUMENT, RichTextDocument } from './rich-text-document.ts';

/**
 * Rich text inside a block, as its JSON came. The parser of the block's document replaces it
 * by a `RichTextDocument`, so that one mode and one depth hold for all of a page.
 */
export class UnreadDocument {
  readonly json: unknown;

  constructor(json: unknown) {
    this.json = json;
  }
}

/**
 * A rich-text field of a block schema: any document, the empty one when absent (§3.4).
 * Its type is what the block's component receives.
 */
export const richText: z.ZodType<RichTextDocument, unknown> = z
  .unknown()
  .transform((json) => toField(json) as RichTextDocument)
  .default(EMPTY_DOCUMENT);

function toField(json: unknown): RichTextDocument | UnreadDocument {
  return json instanceof RichTextDocument ? json : new UnreadDocument(json);
}

/** Whether a schema is a rich-text field, described or not: a description leaves the definition alone. */
export const isRichTextField = (schema: z.core.$ZodType): boolean =>
  schema._zod.def === richText._zod.def;
