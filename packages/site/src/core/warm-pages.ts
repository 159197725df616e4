import { setTimeout as pause } from 'node:timers/promises';

export type Warming = {
  /** Asks the site for a page. Resolves to the status of the answer. */
  readonly request: (path: string, signal: AbortSignal) => Promise<number>;
  /** Milliseconds for all pages together; a page that hangs must not keep the site from its visitors. */
  readonly timeoutMs: number;
};

/** Pages asked for at once: a first page loads what the others share. */
const atOnce = 2;

/** The first time a page is made, the second time it comes out of the cache and is kept for memory. */
const times = 2;

/** Milliseconds after which a site that was too busy is asked again. */
const pauseMs = 50;

/**
 * Has a site make its pages before visitors request for them. What goes wrong with a page is told by the
 * page itself, and does not stop the others.
 */
export async function warmPages(
  paths: Iterable<string>,
  { request, timeoutMs }: Warming,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const left = [...paths].reverse();
  const worker = async () => {
    for (let path = left.pop(); path !== undefined && !signal.aborted; path = left.pop())
      await warmPage(path, { request: (each) => request(each, signal), signal });
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

type Asking = { readonly request: (path: string) => Promise<number>; readonly signal: AbortSignal };

async function warmPage(path: string, { request, signal }: Asking): Promise<void> {
  for (let asked = 0; asked < times && !signal.aborted; ) {
    const status = await request(path).catch(() => 0);
    if (status === 503) await pause(pauseMs);
    else asked += 1;
  }
}
