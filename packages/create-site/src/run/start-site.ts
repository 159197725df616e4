import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import type { SiteOptions } from '../model/options.ts';

const startTimeoutMs = 30_000;

/**
 * Starts the built site on a free port, with no service behind it: its pages come from its own
 * content. Asks for the front page of each country, and ends the site again.
 *
 * @throws Error with the site's log when it does not start, and for a page that is not 200
 */
export async function startSite(options: SiteOptions): Promise<void> {
  const port = await getPort();
  const plaza = join(options.folder, 'node_modules/@plaza/site/bin/plaza-site.js');
  const site = spawn(
    process.execPath,
    [plaza, 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
    {
      cwd: options.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const log: string[] = [];
  for (const stream of [site.stdout, site.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => log.push(text));
  const ended = once(site, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await Promise.race([
      untilAnswered(`${origin}/api/livez`),
      ended.then(() => Promise.reject(new Error('It ended by itself'))),
    ]);
    for (const { prefix } of options.countries)
      await assertPage(`${origin}/${prefix && `${prefix}/`}`, options.name);
  } catch (error) {
    throw new Error([(error as Error).message, ...log].join('\n').trim(), { cause: error });
  } finally {
    site.kill('SIGTERM');
    await ended;
  }
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const isAnswered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) return;
    if (performance.now() > deadline)
      throw new Error(`${url} did not answer in ${startTimeoutMs} ms`);
    await wait(100);
  }
}

async function assertPage(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  if (!html.includes('<h1')) throw new Error(`${url} has no heading: it is not a page of ${name}`);
}
