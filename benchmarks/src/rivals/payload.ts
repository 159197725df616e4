import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, runProcess, startProcess, waitForAnswer } from '@plaza/testing';
import { payloadVersion, writePayloadApp } from './payload-app.ts';

/** A site of Payload that runs, and what it took to get there. */
export interface PayloadSite {
  readonly version: string;
  readonly installMs: number;
  readonly installedMegabytes: number;
  readonly buildMs: number;
  /** Until its API answers. */
  readonly startMs: number;
  /** The address of its one post. */
  readonly page: string;
  /** Saves a draft of the post with another title. */
  save(title: string): Promise<unknown>;
  /** Publishes the post with this title. */
  publish(title: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Installs Payload from the registry into a folder, builds a site of one collection, and starts it. */
export async function openPayloadSite(folder: string): Promise<PayloadSite> {
  await writePayloadApp(folder);
  const env = {
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    ...{ PAYLOAD_SECRET: 'a secret of a measurement', DATABASE_URI: 'file:./payload.sqlite' },
  };
  const run = (command: string, ...args: string[]) =>
    runProcess({ command, args, cwd: folder, env });
  const install = ['install', '--include=dev', '--no-audit', '--no-fund'];
  const installMs = await timed(() => run('npm', ...install));
  const size = await run('du', '-sm', join(folder, 'node_modules'));
  const bin = (name: string) => join(folder, 'node_modules/.bin', name);
  const buildMs = await timed(async () => {
    await run(bin('payload'), 'generate:importmap');
    await run(bin('payload'), 'migrate:create', 'first');
    await run(bin('payload'), 'migrate');
    await run(bin('next'), 'build');
  });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const began = performance.now();
  const running = startProcess({ args: [next, 'start', '-p', `${port}`], cwd: folder, env });
  await waitForAnswer(`${address}/api/users/init`, running);
  const startMs = performance.now() - began;
  const call = await signIn(address);
  const { doc } = await call('POST', '/api/posts?draft=true', { slug: 'post', _status: 'draft' });
  return {
    ...{ version: payloadVersion, installMs, installedMegabytes: Number.parseInt(size, 10) },
    ...{ buildMs, startMs, page: `${address}/posts/post` },
    save: (title) => call('PATCH', `/api/posts/${doc.id}?draft=true`, { title, _status: 'draft' }),
    publish: (title) => call('PATCH', `/api/posts/${doc.id}`, { title, _status: 'published' }),
    async stop() {
      await running.end();
      await rm(folder, { recursive: true });
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Makes the first user of a site. @returns what calls its API as this user */
async function signIn(address: string) {
  let token: string | undefined;
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(address + path, {
      ...{ method, body: JSON.stringify(body) },
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `JWT ${token}` }),
      },
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const user = { email: 'ana@editor.example', password: 'correct horse battery' };
  token = (await call('POST', '/api/users/first-register', user)).token;
  return call;
}
