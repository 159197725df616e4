import type { Answer, Client } from './client.ts';
import { type Loop, startLoop } from './open-loop.ts';
import { createTally, type Tally } from './tally.ts';

export type PageVisits = Loop & { readonly tally: Tally };

type Visits = {
  readonly client: Client;
  /** Address of the front or of an instance. */
  readonly url: string;
  /** Requested in turn; or `nextPath`. */
  readonly paths?: readonly string[];
  readonly nextPath?: (index: number) => string;
  readonly perSecond: number;
  /** Sees every response, for what its scenario counts. */
  readonly onAnswer?: (answer: Answer, path: string) => void;
};

/** Visitors who read pages, each page in turn. */
export function startPageVisits({ client, url, perSecond, onAnswer, ...of }: Visits): PageVisits {
  const tally = createTally();
  const { paths = ['/'], nextPath = (index) => paths[index % paths.length] ?? '/' } = of;
  const loop = startLoop(perSecond, async (count) => {
    const path = nextPath(count);
    const answer = await client.send(url + path);
    tally.add(answer);
    onAnswer?.(answer, path);
  });
  return { ...loop, tally };
}
