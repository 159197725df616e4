/** Why a page declared `none` needs the framework. */
export type UnfinishableReason = 'client-component' | 'unrevealed-boundary' | 'unmarked-script';

/** A `none` page that would break without the framework (design §3.3). */
export class UnfinishablePageError extends Error {
  readonly reason: UnfinishableReason;

  constructor(reason: UnfinishableReason, message: string) {
    super(message);
    this.name = 'UnfinishablePageError';
    this.reason = reason;
  }
}

/** Next wrote something unknown, so the page is better left whole. */
export class UnexpectedMarkupError extends Error {
  override readonly name = 'UnexpectedMarkupError';
}
