import { type Revalidation, revalidationSchema } from '@plaza/contract';
import { verifyWebhook, type WebhookMessage } from '@plaza/contract/webhook';
import { apiLimits } from '../model/api-limits.ts';
import type { ProblemName } from '../model/problem.ts';
import { readBody } from './read-body.ts';
import type { ReplayGuard } from './replay-guard.ts';

export type ReceivedRevalidation =
  | { readonly kind: 'accepted'; readonly tags: readonly string[] }
  | { readonly kind: 'refused'; readonly problem: ProblemName; readonly detail: string };

type Receiver = {
  readonly secret: string;
  readonly nowSeconds: number;
  readonly replays: ReplayGuard;
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
  const bytes = await readBody(request, apiLimits.bodyBytes).catch(() => new Uint8Array());
  if (!bytes) return refused('tooLarge', 'A message holds at most 64 KB.');
  const body = new TextDecoder().decode(bytes);
  const refusal = refuseSender({ headers: Object.fromEntries(request.headers), body }, receiver);
  if (refusal) return refusal;
  const revalidation = parse(body);
  if (!revalidation) return refused('badRequest', 'The body names no website and tags.');
  if (revalidation.websiteId !== receiver.websiteId)
    return refused('badRequest', `This is website ${receiver.websiteId}.`);
  return { kind: 'accepted', tags: revalidation.tags };
}

/** Refuses a message that is not signed with our secret, and one that has been received before. */
function refuseSender(
  message: WebhookMessage,
  { secret, replays, nowSeconds }: Receiver,
): ReceivedRevalidation | undefined {
  try {
    const { id, signature } = verifyWebhook(message, secret);
    // The one right signature, because a replay could pad the header.
    if (replays.accept([`id ${id}`, signature], nowSeconds)) return undefined;
    return refused('conflict', 'This message has been received before.');
  } catch (error) {
    return refused('unauthorized', (error as Error).message);
  }
}

function parse(body: string): Revalidation | undefined {
  try {
    return revalidationSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
