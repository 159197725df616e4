import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);

describe('design §3: a site responds and stops even if its log is broken', () => {
  /** Starts the site, breaks its log, makes it write to it, and stops it. */
  async function liveThrough(
    log: 'pipe' | number,
    breakLog: (child: ReturnType<typeof spawn>) => void,
  ) {
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    const command = 'node_modules/@plaza/site/bin/plaza-site.js';
    const child = spawn(
      process.execPath,
      [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
      {
        cwd: join(root, 'apps/es-loans'),
        env: {
          ...process.env,
          LEADS_SERVICE_URL: environment().service,
          REVALIDATE_SECRET: 'x'.repeat(16),
        },
        stdio: ['ignore', log, log],
      },
    );
    const ended = once(child, 'exit');
    const status = (path: string, init?: RequestInit) =>
      fetch(site + path, { ...init, signal: AbortSignal.timeout(5_000) }).then((a) => a.status);
    await until(async () => (await status('/api/readyz')) === 200, 60_000);
    breakLog(child);
    for (let round = 0; round < 20; round += 1) {
      // Each rejected message is a line in the log.
      expect(await status('/api/revalidate', { method: 'POST', body: '{}' })).toBe(401);
      expect(await status('/')).toBe(200);
    }
    const began = performance.now();
    child.kill('SIGTERM');
    await ended;
    return performance.now() - began;
  }

  it('when the reader of its output has exited', async () => {
    const stopMs = await liveThrough('pipe', ({ stdout, stderr }) => {
      stdout?.destroy();
      stderr?.destroy();
    });
    expect(stopMs).toBeLessThan(10_000);
  });

  it('when the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const stopMs = await liveThrough(full, () => {});
    closeSync(full);
    expect(stopMs).toBeLessThan(10_000);
  });
});

describe('design §3: requests cannot inject log lines', () => {
  it('a path with a line break is not found and adds no line', async () => {
    const image = '/_next/image/?url=%2Fimages%2Fa%0a{%22level%22:%22error%22}&w=64&q=75';
    const answer = await fetch(environment().site + image);
    expect(answer.status).toBe(404);
    await fetch(`${environment().site}/api/revalidate`, { method: 'POST', body: '{}' });
    await until(() => environment().siteLog().includes('revalidation-refused'));
    const lines = environment().siteLog().trimEnd().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time');
  });
});
