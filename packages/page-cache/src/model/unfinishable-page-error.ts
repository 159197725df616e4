/** Why a page that is to live without a framework cannot. */
export type UnfinishableReason = 'client-component' | 'unrevealed-boundary' | 'unmarked-script';

/** A `none` page that would not survive the removal of the framework (design §3.3). */
export class UnfinishablePageError extends Error {
  readonly reason: UnfinishableReason;

  constructor(reason: UnfinishableReason, message: string) {
    super(message);
    this.name = 'UnfinishablePageError';
    this.reason = reason;
  }
}

/** Next wrote something that is not known here, so the page is better left as it is. */
export class UnexpectedMarkupError extends Error {
  override readonly name = 'UnexpectedMarkupError';
}
