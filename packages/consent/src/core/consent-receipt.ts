import type { ConsentReceiptRequest } from '@plaza/contract';
import type { ConsentDecision } from '../model/consent-decision.ts';

/** What a page says of what its visitor was shown. */
export type ReceiptPage = {
  /** `fingerprint` of the declarations and the policy that the decision is about. */
  readonly policyHash: string;
  /** `fingerprint` of the words of the dialog. */
  readonly textsHash: string;
  readonly locale: string;
};

/** Writes the receipt of a decision. */
export function consentReceipt(
  { decision, method, country, previousId }: ConsentDecision,
  { policyHash, textsHash, locale }: ReceiptPage,
): ConsentReceiptRequest {
  const { id, givenAt, necessary, preferences, statistics, marketing } = decision;
  return {
    ...{ id, givenAt: givenAt.toISOString(), method },
    categories: { necessary, preferences, statistics, marketing },
    ...{ policyHash, textsHash, locale },
    ...(country && { country }),
    ...(previousId && { previousId }),
  };
}
