import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFront } from '@plaza/front';
import { freePort, waitForAnswer } from '@plaza/testing';
import { type Outcome, openLoop } from '@plaza/testing/load/open-loop';
import { type Figure, formatFigures } from './figure.ts';
import { waitFor } from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';

const perSecond = { pages: 200, impressions: 100 } as const;
const impression = JSON.stringify({ locale: 'es-ES', noProducts: true });

/** An instance of the built site. */
async function startInstance(port: number, leadsServiceUrl: string) {
  const plazaSite = join(siteFolder, 'node_modules/@plaza/site/bin/plaza-site.js');
  const child = spawn(
    process.execPath,
    [plazaSite, 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
    {
      cwd: siteFolder,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', LEADS_SERVICE_URL: leadsServiceUrl },
    },
  );
  await waitFor(`http://127.0.0.1:${port}/api/readyz`);
  return {
    /** Stops it as a deployment does. @returns how many milliseconds it took */
    async stop() {
      const began = performance.now();
      child.kill('SIGTERM');
      await once(child, 'exit');
      return performance.now() - began;
    },
  };
}

async function startNginx(instances: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-nginx-'));
  const port = await freePort();
  const front = await startFront({
    folder,
    listen: `127.0.0.1:${port}`,
    sites: [{ hosts: ['*'], instances: instances.map((each) => `127.0.0.1:${each}`) }],
    limits: false,
    accessLog: false,
    workerProcesses: 1,
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/api/livez`, front.running);
  return {
    address,
    async stop() {
      await front.end();
      await rm(folder, { recursive: true });
    },
  };
}

/** Clients that never finish their request. */
function stall(port: number) {
  const texts = [
    'GET / HTTP/1.1\r\nhost: a\r\nx-',
    'POST /api/impression HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{',
  ];
  for (const text of texts) {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
  }
}

const lost = ({ statuses }: Outcome) =>
  [...statuses].reduce(
    (sum, [status, count]) => sum + (status >= 200 && status < 400 ? 0 : count),
    0,
  );

/** Two instances behind the front, each restarted under load and with stalled clients. */
export async function measureRollingRestart(): Promise<Figure[]> {
  const service = await startService({ POSTS_PER_MINUTE: '100000000' });
  const ports = [await freePort(), await freePort()];
  const instances = await Promise.all(ports.map((port) => startInstance(port, service.address)));
  const nginx = await startNginx(ports);
  const stops: number[] = [];
  try {
    const seconds = 30;
    // With a query each request reaches an instance, and not the copy of the front.
    const url = `${nginx.address}/?arrival=1`;
    const pages = openLoop({ url, perSecond: perSecond.pages, seconds });
    const impressions = openLoop({
      ...{ url: `${nginx.address}/api/impression`, method: 'POST', body: impression },
      ...{ perSecond: perSecond.impressions, seconds },
    });
    for (const [index, port] of ports.entries()) {
      await sleep(1_500);
      stall(port);
      stops.push((await instances[index]?.stop()) ?? Number.NaN);
      instances[index] = await startInstance(port, service.address);
    }
    const outcomes = { pages: await pages, impressions: await impressions };
    for (const [name, { statuses }] of Object.entries(outcomes))
      console.log(`${name}: ${JSON.stringify(Object.fromEntries(statuses))}`);
    return [
      {
        name: 'pages lost in a rolling restart',
        ours: lost(outcomes.pages),
        unit: '',
        budget: '0',
      },
      { name: 'impressions lost', ours: lost(outcomes.impressions), unit: '', budget: '0' },
      { name: 'slowest stop', ours: Math.max(...stops) / 1000, unit: 's', budget: '≤ 10 s' },
    ];
  } finally {
    await nginx.stop();
    for (const instance of instances) await instance.stop();
    await service.stop();
  }
}

if (import.meta.main) console.log(formatFigures(await measureRollingRestart()));
