/** What is wrong with a document: its shape, an unknown type, its depth, or a block's data. */
export type RichTextErrorCode =
  | 'invalid-content'
  | 'missing-handler'
  | 'too-deep'
  | 'invalid-block';

/**
 * Thrown for content that cannot be rendered (§5). The message starts with 'Invalid content' or
 * 'missing handler' and names the type and the path.
 */
export class RichTextError extends Error {
  override readonly name = 'RichTextError';
  readonly code: RichTextErrorCode;
  /** Where in the JSON, e.g. `content.3.attrs.steps.0.text`; empty for the document itself. */
  readonly path: string;

  constructor(code: RichTextErrorCode, message: string, path: string) {
    super(path === '' ? message : `${message} (at ${path})`);
    this.code = code;
    this.path = path;
  }
}
