import { randomUUID } from 'node:crypto';
import { type LeadRequest, leadPath, leadResponseSchema } from '@plaza/contract';
import { signWebhook } from '@plaza/contract/webhook';
import type { LeadFailure } from './lead-form-fields.ts';

type Recipient = { readonly serviceUrl: string; readonly leadsSecret: string | undefined };

/** The id of a stored lead, or why it was not stored. */
export type SentLead =
  | { readonly id: string }
  | { readonly failure: LeadFailure; readonly reason: string };

/** Posts a signed lead to the leads service; never throws. */
export async function sendLead(
  websiteId: number,
  lead: LeadRequest,
  { serviceUrl, leadsSecret }: Recipient,
): Promise<SentLead> {
  const unavailable = (reason: string) => ({ failure: 'unavailable', reason }) as const;
  if (!leadsSecret) return unavailable('LEADS_SECRET is not set');
  try {
    const response = await fetch(`${serviceUrl}${leadPath(websiteId)}`, {
      method: 'POST',
      ...signWebhook(lead, leadsSecret, { id: randomUUID() }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) return { id: leadResponseSchema.parse(await response.json()).id };
    const reason = `the leads service answered ${response.status}: ${await response.text()}`;
    if (response.status === 422) return { failure: 'sent-before', reason };
    if (response.status === 429) return { failure: 'too-many', reason };
    return unavailable(reason);
  } catch (error) {
    const { message, cause } = error as Error;
    return unavailable(cause instanceof Error ? cause.message || cause.name : message);
  }
}
