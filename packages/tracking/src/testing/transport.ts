import type { Answer } from '../core/delivery/delivery-ports.ts';

/** A request sent through the transport. */
export type SentRequest = { readonly path: string; readonly body: unknown };

/** The outcome of a request: an answer, with or without `Retry-After`, or none. */
export type RequestFate = number | Answer | 'lost';

export type TestTransport = {
  /** The `post` of `DeliveryPorts`. */
  readonly post: (path: string, body: string) => Promise<Answer>;
  /** All sent requests in order, including lost ones. */
  readonly sent: readonly SentRequest[];
  /** Outcomes of the next requests in order, then 204. */
  readonly answer: (...fates: readonly RequestFate[]) => void;
};

/** A scripted network. */
export function createTransport(): TestTransport {
  const fates: RequestFate[] = [];
  const sent: SentRequest[] = [];
  return {
    sent,
    answer: (...next) => void fates.push(...next),
    async post(path, body) {
      sent.push({ path, body: JSON.parse(body) });
      const fate = fates.shift() ?? 204;
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      return typeof fate === 'number' ? { status: fate, retryAfter: null } : fate;
    },
  };
}
