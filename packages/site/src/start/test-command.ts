import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CommandPort } from '@plaza/page-cache/build';
import getPort from 'get-port';
import { testPages } from './test-pages.ts';

const startTimeoutMs = 30_000;

const command = fileURLToPath(new URL('../bin/plaza-site.js', import.meta.url));

/** Where the command runs, and what it prints. */
type TestPort = CommandPort & {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (text: string) => void;
};

/**
 * `plaza-site test`: starts the built site on a free port, without a service, so that its pages come
 * from its own content; requests every page of its sitemap and an unknown path, and ends it again.
 *
 * @returns the exit code: 0, or 1 if the site does not start or a page is not as it should be
 */
export async function testCommand({ projectDir, env, print, write }: TestPort): Promise<number> {
  const port = await getPort();
  const noService = `http://127.0.0.1:${await getPort()}`;
  const site = startSite(projectDir, { port, env: { ...env, LEADS_SERVICE_URL: noService } });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await Promise.race([untilAnswered(`${origin}/api/livez`), site.ended]);
    const { pages, issues } = await testPages(origin);
    for (const issue of issues) write(`${issue}\n`);
    if (issues.length === 0) print(`${pages} pages answered, without a service.\n`);
    return issues.length === 0 ? 0 : 1;
  } catch (error) {
    write(`${[(error as Error).message, ...site.log].join('\n').trim()}\n`);
    return 1;
  } finally {
    await site.stop();
  }
}

type Started = { readonly port: number; readonly env: NodeJS.ProcessEnv };

/** The site as a process of its own, as it runs in production. */
function startSite(cwd: string, { port, env }: Started) {
  const args = [command, 'start', '--hostname', '127.0.0.1', '--port', `${port}`];
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => log.push(text));
  const exit = once(child, 'exit');
  const ended = exit.then(() => Promise.reject(new Error('The site ended by itself.')));
  // Nobody waits for it any more once the site answers.
  ended.catch(() => {});
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  return { log, ended, stop };
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
      throw new Error(`${url} did not answer in ${startTimeoutMs / 1000} s.`);
    await wait(100);
  }
}
