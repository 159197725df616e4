import type { ConsentCategory } from '../model/categories.ts';
import type { ConsentDecision, DecisionMethod } from '../model/consent-decision.ts';

/** What a page says of what its visitor was shown. */
export type ReceiptPage = {
  /** `fingerprint` of the declarations and the policy that the decision is about. */
  readonly policyHash: string;
  /** `fingerprint` of the words of the dialog. */
  readonly textsHash: string;
  readonly locale: string;
};

/** The proof of one decision, as `POST /website/{id}/api/consents` takes it: nothing in it leads to the visitor. */
export type ConsentReceipt = ReceiptPage & {
  readonly id: string;
  /** ISO 8601, by the browser's clock. */
  readonly givenAt: string;
  readonly method: DecisionMethod;
  readonly categories: Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>> & {
    readonly necessary: true;
  };
  readonly country?: string;
  readonly previousId?: string;
};

/** Writes the receipt of a decision (issue 5 §3). */
export function consentReceipt(
  { decision, method, country, previousId }: ConsentDecision,
  { policyHash, textsHash, locale }: ReceiptPage,
): ConsentReceipt {
  const { id, givenAt, necessary, preferences, statistics, marketing } = decision;
  return {
    ...{ id, givenAt: givenAt.toISOString(), method },
    categories: { necessary, preferences, statistics, marketing },
    ...{ policyHash, textsHash, locale },
    ...(country && { country }),
    ...(previousId && { previousId }),
  };
}
