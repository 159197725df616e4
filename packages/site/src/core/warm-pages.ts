import { setTimeout as pause } from 'node:timers/promises';

export type WarmOptions = {
  /** Requests a page of the site and resolves to the status of the response. */
  readonly request: (path: string, signal: AbortSignal) => Promise<number>;
  /**
   * Timeout for all pages in milliseconds, so that one that hangs does not keep the site unready.
   */
  readonly timeoutMs: number;
};

/** Concurrent requests. Few, because the first page loads what the others share. */
const atOnce = 2;

/** The first request renders the page, the second caches it in memory. */
const times = 2;

/** Pause before a retry if the site is busy, in milliseconds. */
const pauseMs = 50;

/**
 * Renders the pages of a site before visitors request them. Errors are logged by the pages
 * themselves and do not stop the others.
 */
export async function warmPages(
  paths: Iterable<string>,
  { request, timeoutMs }: WarmOptions,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const left = [...paths].reverse();
  const worker = async () => {
    for (let path = left.pop(); path !== undefined && !signal.aborted; path = left.pop())
      await warmPage(path, { request: (each) => request(each, signal), signal });
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

type PageRequest = {
  readonly request: (path: string) => Promise<number>;
  readonly signal: AbortSignal;
};

async function warmPage(path: string, { request, signal }: PageRequest): Promise<void> {
  for (let sent = 0; sent < times && !signal.aborted; ) {
    const status = await request(path).catch(() => 0);
    if (status === 503) await pause(pauseMs);
    else sent += 1;
  }
}
