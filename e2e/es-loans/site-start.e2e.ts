import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort, startProcess, until, waitForAnswer } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);

/** Starts `plaza-site start`. */
function startOn(port: number, env: Readonly<Record<string, string>>) {
  const command = 'node_modules/@plaza/site/bin/plaza-site.js';
  const args = [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  return startProcess({ args, cwd: join(root, 'apps/es-loans'), env });
}

/** Runs `plaza-site start` until it exits. */
async function startUntilEnd(env: Readonly<Record<string, string>>, port: number) {
  const program = startOn(port, env);
  const [code] = await once(program.child, 'close');
  return { code, output: program.output() };
}

// Slow requests take the longest, so the others run meanwhile.
describe.concurrent('design §3: an incomplete request ends within 15 s', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: olivar\r\nX-Slow: '],
    ['a body', 'POST /api/contact HTTP/1.1\r\nHost: olivar\r\nContent-Length: 9\r\n\r\nab'],
  ])('%s', async (_what, sent) => {
    const socket = connect(Number(new URL(environment().site).port), '127.0.0.1');
    const began = performance.now();
    socket.on('error', () => {});
    socket.write(sent);
    // A byte now and then does not extend it.
    const drip = setInterval(() => socket.writable && socket.write('x'), 3_000);
    await text(socket).catch(() => '');
    clearInterval(drip);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

describe.concurrent('design §4: a failed start is one line and exit code 1', () => {
  it.each([
    ['REVALIDATE_SECRET', 'short'],
    ['LEADS_SERVICE_URL', 'leads'],
    ['LEADS_SERVICE_URL', 'http://user:password@leads.example'],
    ['SITE_TRUSTED_PROXY_HOPS', '-1'],
  ])('%s=%s, before it listens', async (name, value) => {
    const { code, output } = await startUntilEnd({ [name]: value }, await freePort());
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^The environment is wrong\\. ${name}: must [^\n]+\n$`));
  });

  it('a taken port', async () => {
    const { port } = new URL(environment().site);
    const { code, output } = await startUntilEnd({}, Number(port));
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} of 127.0.0.1 is taken. End what listens there, or start with another --port.\n`,
    );
  });
});

describe.concurrent('§5.11 a site takes its port when it is warm', () => {
  it('the first response says that it is ready', async () => {
    const port = await freePort();
    const program = startOn(port, {
      NODE_ENV: 'production',
      LEADS_SERVICE_URL: environment().service,
    });
    const first = await until(() => fetch(`http://127.0.0.1:${port}/api/readyz`), 30_000);
    expect([first.status, await first.json()]).toMatchObject([200, { status: 'ready' }]);
    await program.end();
  });
});

describe('§5.11 SIGTERM ends a site within 10 s whatever clients do', () => {
  it('half a header, half a body and an idle connection, none of which is reset', async () => {
    const port = await freePort();
    const program = startOn(port, {
      NODE_ENV: 'production',
      LEADS_SERVICE_URL: environment().service,
    });
    await waitForAnswer(`http://127.0.0.1:${port}/api/readyz`, program);
    const kept = connect(port, '127.0.0.1');
    const answers: string[] = [];
    kept.on('data', (data) => answers.push(String(data)));
    const keptEnd = once(kept, 'close');
    const ask = 'GET /api/livez HTTP/1.1\r\nHost: olivar\r\n\r\n';
    kept.write(ask);
    await until(() => answers.join('').includes('alive'));
    for (const sent of [
      'GET / HTTP/1.1\r\nHost: olivar\r\nX-Half',
      'POST /api/contact HTTP/1.1\r\nHost: olivar\r\nContent-Length: 9\r\n\r\nab',
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await new Promise((resolve) => socket.write(sent, resolve));
    }
    // Earlier connections have been accepted too.
    expect((await fetch(`http://127.0.0.1:${port}/api/livez`)).status).toBe(200);
    const began = performance.now();
    const ended = program.end('SIGTERM');
    await until(async () => (await fetch(`http://127.0.0.1:${port}/api/readyz`)).status === 503);
    kept.write(ask);
    expect(await keptEnd).toEqual([false]);
    expect(answers.at(-1)?.toLowerCase()).toContain('connection: close');
    await ended;
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
