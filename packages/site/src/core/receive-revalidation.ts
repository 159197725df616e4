import { type Revalidation, revalidationSchema } from '@plaza/contract';
import { apiLimits } from '../model/api-limits.ts';
import type { ProblemName } from '../model/problem.ts';
import { webhookHeaders } from '../model/webhook.ts';
import { readBody } from './read-body.ts';
import type { ReplayMemory } from './replay-memory.ts';
import { verifyWebhook } from './verify-webhook.ts';

export type ReceivedRevalidation =
  | { readonly kind: 'accepted'; readonly tags: readonly string[] }
  | { readonly kind: 'refused'; readonly problem: ProblemName; readonly detail: string };

type Receiver = {
  readonly secret: string;
  readonly nowSeconds: number;
  readonly replays: ReplayMemory;
  readonly websiteId: number;
};

const refused = (problem: ProblemName, detail: string): ReceivedRevalidation => ({
  kind: 'refused',
  problem,
  detail,
});

/** Reads, verifies and understands a revalidation message; the body is judged only once verified. */
export async function receiveRevalidation(
  request: Request,
  receiver: Receiver,
): Promise<ReceivedRevalidation> {
  const body = await readBody(request, apiLimits.bodyBytes).catch(() => new Uint8Array());
  if (!body) return refused('tooLarge', 'A message holds at most 64 KB.');
  const { headers } = request;
  const message = {
    id: headers.get(webhookHeaders.id),
    timestamp: headers.get(webhookHeaders.timestamp),
    signature: headers.get(webhookHeaders.signature),
    body,
  };
  const verdict = verifyWebhook(message, receiver);
  if (!verdict.accepted)
    return refused(verdict.status === 409 ? 'conflict' : 'unauthorized', verdict.reason);
  const revalidation = parse(body);
  if (!revalidation) return refused('badRequest', 'The body names no website and tags.');
  if (revalidation.websiteId !== receiver.websiteId)
    return refused('badRequest', `This is website ${receiver.websiteId}.`);
  return { kind: 'accepted', tags: revalidation.tags };
}

function parse(body: Uint8Array): Revalidation | undefined {
  try {
    return revalidationSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  } catch {
    return undefined;
  }
}
