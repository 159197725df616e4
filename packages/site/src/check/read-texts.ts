import { pathAt, type TextRun, textRuns } from '@plaza/contract/content-folder';

/** Fields that hold names for machines, addresses and dates rather than words for a reader. */
const NOT_TEXT: ReadonlySet<string> = new Set(
  `id slug locale path paths url applyUrl href value rel type align pageType category currency
   updatedAt publishedAt relatedPaths relatedPostIds categoryIds authorId reviewerId parentId
   variant property operator direction src videoId poster formToken whiteLabelToken size
   email dataProtectionEmail telephone taxId icon`.split(/\s+/),
);

/** A text that a reader sees. */
export type Text = {
  readonly path: readonly string[];
  readonly text: string;
  /** Path of the part that a character is in, where marks part the text. */
  readonly pathAt: (index: number) => readonly string[];
};

/** Every text of an entry that a reader sees, as a paragraph, heading, cell or field. */
export function textsOf(entry: unknown): Text[] {
  return textRuns(entry)
    .map((run: TextRun) => ({
      path: run.path.split('.'),
      text: run.text,
      pathAt: (index: number) => pathAt(run, index).split('.'),
    }))
    .filter(({ path }) => !path.some((key) => NOT_TEXT.has(key)) || isDocumentText(path));
}

/** The text of a node, whatever the fields around the document are called. */
const isDocumentText = (path: readonly string[]) =>
  path.at(-1) === 'text' && path.at(-3) === 'content';
