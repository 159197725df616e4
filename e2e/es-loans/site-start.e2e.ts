import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';
import { sharedHouse } from '../harness/fixtures.ts';
import { freePort } from '../harness/free-port.ts';
import { launch } from '../harness/program.ts';

const house = sharedHouse();

/** Runs `plaza-site start` until it ends by itself. */
async function startUntilEnd(env: Readonly<Record<string, string>>, port: number) {
  const command = 'node_modules/@plaza/site/bin/plaza-site.js';
  const args = [command, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const program = launch({ args, cwd: join(root, 'apps/es-loans'), env });
  const [code] = await once(program.child, 'close');
  return { code, output: program.output() };
}

describe('design §4: what keeps a site from starting is one line and exit code 1', () => {
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
    const { port } = new URL(house().site);
    const { code, output } = await startUntilEnd({}, Number(port));
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} of 127.0.0.1 is taken. End what listens there, or start with another --port.\n`,
    );
  });
});

describe('design §3: a request that does not arrive ends within 15 s', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: olivar\r\nX-Slow: '],
    ['a body', 'POST /api/contact HTTP/1.1\r\nHost: olivar\r\nContent-Length: 9\r\n\r\nab'],
  ])('%s', async (_what, sent) => {
    const socket = connect(Number(new URL(house().site).port), '127.0.0.1');
    const began = performance.now();
    socket.on('error', () => {});
    socket.write(sent);
    // A byte now and then does not prolong it.
    const drip = setInterval(() => socket.writable && socket.write('x'), 3_000);
    await text(socket).catch(() => '');
    clearInterval(drip);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
