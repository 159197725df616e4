import type { RecentExpirations } from '../core/recent-expirations.ts';
import { type Expiration, everyTag } from '../model/shared-cache.ts';
import { reportExpired } from '../server/on-expired.ts';
import { type Expiry, serverState } from '../server/server-state.ts';
import type { TagsManifest } from './cache-tags.ts';

type ExpiryPort = {
  readonly tagsManifest: TagsManifest;
  readonly expirations: RecentExpirations;
};

/** Milliseconds that the expirations of other processes wait for the app to take in what changed. */
const mostWaitMs = 500;

/** Expires tags in everything that this process keeps besides Next's own page cache. */
export function createExpiry({ tagsManifest, expirations }: ExpiryPort): Expiry {
  const expireHere = (tags: readonly string[]) => {
    const { responses, shared } = serverState();
    expirations.note(tags, Date.now());
    shared?.expireHere(tags);
    if (tags.includes(everyTag)) responses.clear();
    else responses.expire(tags);
    reportExpired(tags);
  };
  return {
    expireHere,
    async expireFromElsewhere(list) {
      const tags = [...new Set(list.flatMap((each) => each.tags))];
      if (tags.length === 0) return;
      await takeIn(tags);
      for (const expiration of list) noteIn(tagsManifest, expiration);
      expireHere(tags);
    },
  };
}

/** Lets the app read what has changed, before pages are rendered from it. */
async function takeIn(tags: readonly string[]): Promise<void> {
  const { hooks } = serverState();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostWaitMs).unref();
  });
  const taken = Promise.resolve(tags).then(hooks?.beforeExpire);
  await Promise.race([taken.catch(() => {}), late]);
  clearTimeout(timer);
}

/** Dates an expiration in Next's own memory as it was dated where it began. */
function noteIn(tagsManifest: TagsManifest, { tags, ageMs }: Expiration): void {
  const at = Date.now() - ageMs;
  for (const tag of tags) {
    const known = tagsManifest.get(tag);
    if (tag !== everyTag && (known?.expired ?? 0) < at)
      tagsManifest.set(tag, { ...known, stale: at, expired: at });
  }
}
