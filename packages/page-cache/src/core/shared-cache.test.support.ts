import { randomUUID } from 'node:crypto';
import type { SharedCache, SharedRead } from '../model/shared-cache.ts';
import { claimMs, createPageClaims } from './page-claims.ts';

type InstanceOptions = {
  readonly renderMs: number;
  /** How long after an expiration this instance hears of it. */
  readonly hearsAfterMs: number;
};

/** An instance with a memory of its own for one page. */
export type ModelInstance = {
  /** What it shows; a request of an instance that dies is answered by nobody, here with nothing. */
  readonly get: () => Promise<string>;
  readonly expire: () => void;
  /** The visitors whose request renders the page leave. */
  readonly leave: () => void;
  readonly die: () => void;
  readonly isAlive: () => boolean;
};

export type Model = {
  readonly open: (options: InstanceOptions) => ModelInstance;
  /** Renders that have begun. */
  readonly renders: () => number;
};

/** What the scripts in Redis do, for one page with one tag and with the time of the test. */
export function createSharedCacheModel(): Model {
  const key = '/a';
  let number = 0;
  let renders = 0;
  let page: { readonly text: string; readonly since: number } | undefined;
  let lock: { readonly claim: string; readonly until: number } | undefined;
  const holder = () => (lock && lock.until > Date.now() ? lock.claim : undefined);
  const heard: ((number: number) => void)[] = [];

  const read = (known: number, claim?: string): SharedRead => {
    if (page && page.since >= number)
      return { kind: 'page', page: { bytes: Buffer.from(page.text), ageMs: 0 } };
    if (!claim) return { kind: 'none' };
    if (page && known < number) return { kind: 'behind' };
    if (holder() && holder() !== claim) return { kind: 'claimed' };
    lock = { claim, until: Date.now() + claimMs };
    return { kind: 'none' };
  };
  const write = (text: string, since: number, claim: string | undefined) => {
    if (claim && holder() === claim) lock = undefined;
    if (since >= number) page = { text, since };
  };

  const open = ({ renderMs, hearsAfterMs }: InstanceOptions): ModelInstance => {
    let known = 0;
    let isAlive = true;
    let memory: { readonly text: string; readonly since: number } | undefined;
    let asked: { readonly answer: Promise<string>; readonly claim: string } | undefined;
    const alone = { kind: 'away' } as const;
    const claims = createPageClaims({
      version: () => (isAlive ? { run: 'a', expirations: known } : undefined),
      read: async (_key, claim) => (isAlive ? read(known, claim) : alone),
      async release(_key, claim) {
        if (isAlive && holder() === claim) lock = undefined;
      },
    } satisfies Pick<SharedCache, 'read' | 'release' | 'version'>);
    const hear = (latest: number) => {
      known = Math.max(known, latest);
    };
    heard.push((latest) => void setTimeout(hear, hearsAfterMs, latest));

    const render = async () => {
      renders += 1;
      const since = known;
      const text = `render ${renders}`;
      await new Promise((done) => setTimeout(done, renderMs));
      if (!isAlive) return 'nothing';
      memory = { text, since };
      write(text, since, claims.handOver(key));
      return text;
    };
    const answer = async (claim: string) => {
      if (memory && memory.since >= known) return memory.text;
      const since = known;
      const found = await claims.find(
        key,
        claim,
        () =>
          async ({ bytes }) =>
            `${Buffer.from(bytes)}`,
      );
      if (found) memory = { text: found, since };
      return found ?? (isAlive ? await render() : 'nothing');
    };
    return {
      isAlive: () => isAlive,
      get() {
        if (asked) return asked.answer;
        const claim = randomUUID();
        const answered = answer(claim).finally(() => {
          asked = undefined;
        });
        asked = { claim, answer: answered };
        return answered;
      },
      expire() {
        number += 1;
        known = number;
        for (const hear of heard) hear(number);
      },
      leave: () => asked && claims.letLapse(key, asked.claim),
      die() {
        isAlive = false;
      },
    };
  };
  return { open, renders: () => renders };
}
