import { readConsent } from '@plaza/consent';
import { CLOCK_TOLERANCE } from '../model/visit.ts';
import { isAllowed, type StorageRequest } from './may-store.ts';

/**
 * The receipt of the visitor's consent to marketing. Visitors who need not be asked have none, and
 * neither has Global Privacy Control where it is a refusal (decision 66).
 */
export function marketingReceipt(request: StorageRequest): string | undefined {
  if (!isAllowed('marketing', request)) return undefined;
  const { headers, now } = request;
  const { id, marketing } = readConsent(headers.get('cookie') ?? '', now, CLOCK_TOLERANCE);
  return marketing ? id : undefined;
}
