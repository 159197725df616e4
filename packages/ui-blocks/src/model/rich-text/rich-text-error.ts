/** What is wrong with a document: its shape, a type nobody handles, its depth, or a block's data. */
export type RichTextFault = 'invalid-content' | 'missing-handler' | 'too-deep' | 'invalid-block';

/**
 * Thrown for content that cannot be rendered (§5). The message starts with 'Invalid content' or
 * 'missing handler' and names type and place.
 */
export class RichTextError extends Error {
  override readonly name = 'RichTextError';
  readonly fault: RichTextFault;
  /** Where in the JSON, e.g. `content.3.attrs.steps.0.text`; empty for the document itself. */
  readonly path: string;

  constructor(fault: RichTextFault, message: string, path: string) {
    super(path === '' ? message : `${message} (at ${path})`);
    this.fault = fault;
    this.path = path;
  }
}
