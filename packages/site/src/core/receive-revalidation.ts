import { type Revalidation, revalidationSchema } from '@plaza/contract';
import { verifyWebhook, type WebhookMessage } from '@plaza/contract/webhook';
import { type ProblemName, readBody } from '@plaza/flow-server/requests';
import { apiLimits } from '../model/api-limits.ts';
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

/**
 * Reads, verifies and parses a revalidation message. The body is parsed only after verification.
 */
export async function receiveRevalidation(
  request: Request,
  receiver: Receiver,
): Promise<ReceivedRevalidation> {
  const bytes = await readBody(request, apiLimits.revalidationBytes).catch(() => new Uint8Array());
  if (!bytes) return refused('tooLarge', 'The message exceeds 264 KB.');
  const body = new TextDecoder().decode(bytes);
  const refusal = rejectSender({ headers: Object.fromEntries(request.headers), body }, receiver);
  if (refusal) return refusal;
  const revalidation = parse(body);
  if (!revalidation) return refused('badRequest', 'The body has no website id and tags.');
  if (revalidation.websiteId !== receiver.websiteId)
    return refused('badRequest', `This is website ${receiver.websiteId}.`);
  return { kind: 'accepted', tags: revalidation.tags };
}

/** Rejects messages without a valid signature and replayed messages. */
function rejectSender(
  message: WebhookMessage,
  { secret, replays, nowSeconds }: Receiver,
): ReceivedRevalidation | undefined {
  try {
    const { id, signature } = verifyWebhook(message, secret);
    // The verified signature, because a replay could pad the header.
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
