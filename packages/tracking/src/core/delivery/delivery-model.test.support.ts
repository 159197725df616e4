import { setImmediate as turn } from 'node:timers/promises';
import { createDelivery, type Delivery } from './create-delivery.ts';
import type { Answer } from './delivery-ports.ts';

/**
 * What becomes of a request: an answer, with or without a `Retry-After`; lost on its way there;
 * lost on its way back, when the service has stored the event already; or no answer at all.
 */
export type Fate =
  | Answer['status']
  | { readonly status: number; readonly retryAfter: string }
  | 'lost'
  | 'answer lost'
  | 'hangs';

export type Request = { readonly id: string; readonly at: number; readonly tab: number };

export type Tab = Delivery & {
  readonly number: number;
  readonly reports: string[];
  /** Closes at once, like a reload or a crash: its script stops. */
  readonly close: () => void;
};

type DeliveryModelOptions = {
  readonly hasLocks?: boolean;
  readonly random?: () => number;
  /** Outcome of every request after the listed ones. */
  readonly fateOf?: (id: string) => Fate;
};

/** A visitor's browser and the service on a clock that only advances on request. */
export function createDeliveryModel(
  fates: readonly Fate[] = [],
  options: DeliveryModelOptions = {},
) {
  const { hasLocks = true, random = () => 0.5, fateOf = () => 204 } = options;
  const left = [...fates];
  const storage = new Map<string, string>();
  /** Number of times each event was counted. */
  const stored = new Map<string, number>();
  const requests: Request[] = [];
  const underWay: string[] = [];
  let doubled = 0;
  let clock = 1_800_000_000_000;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  let tabs = 0;
  const open = new Set<number>();

  const later = (ms: number, run: () => void) => timers.push({ at: clock + ms, run });

  const turns = createTurns((tab) => open.has(tab));

  /** Outlives its tab, like `keepalive`. */
  const post = (tab: number) => (_path: string, body: string) =>
    new Promise<Answer>((resolve, reject) => {
      const { id } = JSON.parse(body);
      const fate = left.shift() ?? fateOf(id);
      requests.push({ id, at: clock, tab });
      if (underWay.includes(id)) doubled += 1;
      underWay.push(id);
      later(fate === 'hangs' ? 15_000 : 20, () => {
        underWay.splice(underWay.indexOf(id), 1);
        if (fate === 204 || fate === 'answer lost')
          stored.set(id, (stored.get(id) ?? 0) + (stored.has(id) ? 0 : 1));
        if (!open.has(tab)) return;
        if (typeof fate === 'string') reject(new TypeError('Failed to fetch'));
        else resolve(typeof fate === 'number' ? { status: fate, retryAfter: null } : fate);
      });
    });

  function openTab(): Tab {
    const number = tabs++;
    const reports: string[] = [];
    open.add(number);
    const delivery = createDelivery({
      entries: {
        list: () => [...storage],
        set: (id, entry) => void storage.set(id, entry),
        delete: (id) => void storage.delete(id),
      },
      post: post(number),
      exclusively: (work) => (hasLocks ? turns.take(number, work) : work()),
      schedule: (work, ms) => later(ms, () => open.has(number) && work()),
      now: () => clock,
      random,
      report: (cause) => void reports.push((cause as Error).message),
      firstPause: 1_000,
    });
    const close = () => {
      open.delete(number);
      turns.leave(number);
    };
    return { ...delivery, number, reports, close };
  }

  /** Advances time and runs everything due. */
  async function pass(ms: number): Promise<void> {
    const end = clock + ms;
    await turn();
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      clock = next.at;
      timers = timers.filter((timer) => timer !== next);
      next.run();
      await turn();
    }
    clock = end;
  }

  return { openTab, pass, storage, stored, requests, doubled: () => doubled };
}

/** Like Web Locks: one at a time; a closed tab gives up its requests. */
function createTurns(isOpen: (tab: number) => boolean) {
  const waiting: { readonly tab: number; readonly begin: () => Promise<unknown> }[] = [];
  let holder: number | undefined;

  function give(): void {
    const next = holder === undefined && waiting.shift();
    if (!next) return;
    holder = next.tab;
    const end = () => {
      if (holder === next.tab) holder = undefined;
      give();
    };
    void Promise.resolve()
      .then(() => isOpen(next.tab) && next.begin())
      .then(end);
  }

  return {
    take: (tab: number, work: () => Promise<unknown>) =>
      new Promise<unknown>((done) => {
        waiting.push({ tab, begin: () => work().then(done) });
        give();
      }),
    leave(tab: number): void {
      if (holder === tab) holder = undefined;
      give();
    },
  };
}
