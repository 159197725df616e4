import type { Answer } from '../core/delivery/delivery-ports.ts';

/** A request that a transport has taken. */
export type SentRequest = { readonly path: string; readonly body: unknown };

/** What becomes of a request: its answer, with or without `Retry-After`, or nothing comes back. */
export type RequestFate = number | Answer | 'lost';

export type TestTransport = {
  /** Posts JSON, as `DeliveryPorts` wants it. */
  readonly post: (path: string, body: string) => Promise<Answer>;
  /** Everything that was sent, in order; what was lost as well. */
  readonly sent: readonly SentRequest[];
  /** What becomes of the next requests, in their order; 204 of all after these. */
  readonly answer: (...fates: readonly RequestFate[]) => void;
};

/** A network that does as it is told. */
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
