import { pathAt, type TextRun, textRuns } from '@plaza/contract/content-folder';

/** Fields that contain identifiers, URLs and dates rather than text for readers. */
const NOT_TEXT: ReadonlySet<string> = new Set(
  `id slug locale path paths url applyUrl href value rel type align pageType category currency
   updatedAt publishedAt reviewedAt relatedPaths relatedPostIds relatedTermIds categoryIds authorId reviewerId parentId
   variant property operator direction src videoId poster formToken whiteLabelToken size
   email dataProtectionEmail telephone taxId icon`.split(/\s+/),
);

/** A text shown to readers. */
export type Text = {
  readonly path: readonly string[];
  readonly text: string;
  /** Path of the text node that contains a character; marks split a text into several. */
  readonly pathAt: (index: number) => readonly string[];
};

/** Every text of an entry shown to readers: a paragraph, heading, cell or field. */
export function textsOf(entry: unknown): Text[] {
  return textRuns(entry)
    .map((run: TextRun) => ({
      path: run.path.split('.'),
      text: run.text,
      pathAt: (index: number) => pathAt(run, index).split('.'),
    }))
    .filter(({ path }) => !path.some((key) => NOT_TEXT.has(key)) || isDocumentText(path));
}

/** The text of a node, whatever field its document is in. */
const isDocumentText = (path: readonly string[]) =>
  path.at(-1) === 'text' && path.at(-3) === 'content';
