import type { SharedCache, SharedPage } from '../model/shared-cache.ts';

/** `'expired'`: the page has expired on its way. */
type TakePage<T> = (page: SharedPage) => Promise<T | 'expired' | undefined>;

/** Which process renders a page that none has, so that the others wait for it. */
export type PageClaims = {
  /**
   * Looks for a page. One that another process is rendering is waited for.
   *
   * @param claim a name under which the caller renders the page if there is none
   * @param look called before each look; what it returns makes something of a page
   */
  readonly find: <T>(
    key: string,
    claim: string | undefined,
    look: () => TakePage<T>,
  ) => Promise<T | undefined>;
  /** Stops to hold a claim, which ends in the cache with the page. @returns its name */
  readonly handOver: (key: string) => string | undefined;
  /** Ends a claim without a page; without a name whichever this process holds. */
  readonly abandon: (key: string, claim?: string) => void;
  /** Ends a claim by itself, soon, unless its page comes first. */
  readonly letLapse: (key: string, claim: string) => void;
};

type Claim = { readonly name: string; readonly renewal: NodeJS.Timeout };

/** Milliseconds between two looks for a page that another process renders. */
const lookMs = 25;

/** Milliseconds that a request waits for it: longer than a claim whose process has ended. */
const mostWaitMs = 4_000;

/** Milliseconds between two renewals of a claim, which the cache keeps for `claimMs`. */
const renewMs = 1_000;

/** Milliseconds for which a process may render a page before another one does, unless it renews. */
export const claimMs = 3_000;

/** Renewals of a claim: nobody waits for longer. */
const mostRenewals = 10;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export function createPageClaims(
  cache: Pick<SharedCache, 'read' | 'release' | 'version'>,
): PageClaims {
  const claims = new Map<string, Claim>();

  /** @returns the claim, if it was held */
  const drop = (key: string, name?: string): Claim | undefined => {
    const held = claims.get(key);
    if (!held || (name !== undefined && held.name !== name)) return undefined;
    clearInterval(held.renewal);
    claims.delete(key);
    return held;
  };

  const abandon = (key: string, name?: string) => {
    const held = drop(key, name);
    if (held) void cache.release(key, held.name);
  };

  const hold = (key: string, name: string) => {
    if (claims.get(key)?.name === name) return;
    drop(key);
    let renewals = 0;
    const renew = async () => {
      renewals += 1;
      if (renewals >= mostRenewals) clearInterval(renewal);
      // A process that asks with its own claim keeps it for longer.
      const { kind } = await cache.read(key, name);
      if (kind === 'claimed' || kind === 'page') drop(key, name);
    };
    const renewal = setInterval(() => void renew(), renewMs).unref();
    claims.set(key, { name, renewal });
  };

  return {
    async find(key, claim, look) {
      for (const end = Date.now() + mostWaitMs; ; await pause(lookMs)) {
        const take = look();
        const read = await cache.read(key, claim);
        const isWaiting = read.kind === 'claimed' || read.kind === 'behind';
        if (claim && (isWaiting || read.kind === 'page')) abandon(key, claim);
        // A claim may have been heard whose answer was late.
        else if (claim) hold(key, claim);
        const taken = read.kind === 'page' ? await take(read.page) : undefined;
        if (taken && taken !== 'expired') return taken;
        // A render costs more than another question, until the cache is left alone.
        const isLate = (read.kind === 'away' || taken === 'expired') && claim && cache.version();
        if ((!isWaiting && !isLate) || Date.now() > end) return undefined;
      }
    },
    abandon,
    handOver: (key) => drop(key)?.name,
    letLapse: (key, claim) => void drop(key, claim),
  };
}
