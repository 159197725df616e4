import type { ConsentReceiptRequest } from '@plaza/contract';
import type { ConsentDecision } from '../model/consent-decision.ts';

/** Identifies what the visitor was shown. */
export type ReceiptPage = {
  /** `fingerprint` of the declarations and the policy. */
  readonly policyHash: string;
  /** `fingerprint` of the dialog's texts. */
  readonly textsHash: string;
  readonly locale: string;
};

/** Builds the receipt of a decision. */
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
