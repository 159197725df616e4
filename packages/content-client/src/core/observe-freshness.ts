import type { ContentReader } from './content-client-type.ts';
import { createReader } from './content-reader.ts';
import { type Freshness, worseFreshness } from './freshness.ts';
import type { UntypedRead } from './read-content.ts';

export interface FreshnessObserver {
  /** Reads as the client does. */
  readonly content: ContentReader;
  /** The worst freshness of all that has been read so far. */
  freshness(): Freshness;
}

/** Watches what one page reads, so that a page built from stale content can be built again soon. */
export function observeFreshness(client: ContentReader): FreshnessObserver {
  let worst: Freshness = 'fresh';
  const read: UntypedRead = async (name, values) => {
    const answer = await (client.read as UntypedRead)(name, values);
    worst = worseFreshness(worst, answer.freshness);
    return answer;
  };
  return { content: createReader(read), freshness: () => worst };
}
