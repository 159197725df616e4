import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess, until } from '@plaza/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOwner } from '../scripts/port-owner.ts';
import { root } from '../scripts/run.ts';

/** Starts `start` on its own ports and database, with the variables that `env` adds. */
async function launchStart(dataFolder: string, env: NodeJS.ProcessEnv = {}) {
  const ports = {
    ES_LOANS_PORT: String(await freePort()),
    LEADS_SERVICE_PORT: String(await freePort()),
  };
  const program = startProcess({
    args: ['scripts/start.ts'],
    cwd: root,
    env: { PLAZA_DATA_DIR: dataFolder, NODE_ENV: 'production', ...ports, ...env },
  });
  return { program, ports: { ...ports, ...env } as typeof ports };
}

const readmeCommand = ['-y', 'pnpm@12', 'start'];

const startFromNode = `const { spawn } = require('node:child_process');
  spawn(process.execPath, ['scripts/start.ts'], { stdio: 'inherit' });`;

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

describe('the start command', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-start-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints the addresses of a running house, and %s leaves no process behind',
    async (signal) => {
      const { program, ports } = await launchStart(join(folder, 'data'));
      await until(() => program.output().includes('Ready.'), 60_000);
      for (const port of Object.values(ports))
        expect(program.output()).toContain(`http://127.0.0.1:${port}`);
      expect(await answers(ports.ES_LOANS_PORT)).toBe(true);
      expect(await answers(ports.LEADS_SERVICE_PORT)).toBe(true);

      expect(await program.end(signal)).toEqual({ code: 0 });
      expect(await answers(ports.ES_LOANS_PORT)).toBe(false);
      expect(await answers(ports.LEADS_SERVICE_PORT)).toBe(false);
    },
  );

  it('stops the build under way when it is told to stop while it builds', async () => {
    const { program } = await launchStart(join(folder, 'building'));
    await until(() => program.output().includes('Building'), 60_000);
    expect(await program.end('SIGTERM')).toEqual({ code: 0 });
    expect(program.output()).toContain('Stopping: SIGTERM');
    expect(program.output()).not.toContain('Ready.');
  });

  it.each([
    { starter: 'npx', args: readmeCommand, signal: 'SIGTERM' },
    { starter: 'npx', args: readmeCommand, signal: 'SIGKILL' },
    { starter: process.execPath, args: ['-e', startFromNode], signal: 'SIGKILL' },
  ] as const)(
    'leaves no process behind when $signal ends $starter, which started it',
    async ({ starter, args, signal }) => {
      const env = {
        ES_LOANS_PORT: String(await freePort()),
        LEADS_SERVICE_PORT: String(await freePort()),
        PLAZA_DATA_DIR: join(folder, 'data'),
      };
      const program = startProcess({ command: starter, args, cwd: root, env });
      await until(() => program.output().includes('Ready.'), 60_000);
      program.child.kill(signal);
      await until(async () => !(await answers(env.ES_LOANS_PORT)), 60_000);
      await until(async () => !(await answers(env.LEADS_SERVICE_PORT)), 60_000);
    },
  );

  it.each(['ES_LOANS_PORT', 'LEADS_SERVICE_PORT'])(
    'says which port is taken and that %s changes it',
    async (variable) => {
      const server = createServer().listen(0, '127.0.0.1');
      await until(() => server.listening);
      const { port } = server.address() as { port: number };
      const { program } = await launchStart(join(folder, 'taken'), { [variable]: String(port) });
      const [code] = await new Promise<[number]>((resolve) =>
        program.child.once('close', (...end) => resolve(end as never)),
      );
      server.close();
      expect(code).toBe(1);
      expect(program.output()).toContain(`Port ${port} `);
      expect(program.output()).toContain(`is taken by process ${process.pid} (`);
      expect(program.output()).toContain(`${variable}=`);
      expect(program.output()).not.toContain('    at ');
    },
  );

  it('starts a service again that crashed, and pages stay up meanwhile', async () => {
    const { program, ports } = await launchStart(join(folder, 'crash'));
    await until(() => program.output().includes('Ready.'), 60_000);
    const pid = portOwner(Number(ports.LEADS_SERVICE_PORT))?.pid as number;
    const statuses = new Set<number>();
    const visit = async () =>
      statuses.add((await fetch(`http://127.0.0.1:${ports.ES_LOANS_PORT}/`)).status);
    process.kill(pid, 'SIGKILL');
    await until(async () => {
      await visit();
      return program.output().includes('leads-service was started again');
    }, 30_000);
    await until(() => answers(ports.LEADS_SERVICE_PORT), 30_000);
    await visit();
    expect([...statuses]).toEqual([200]);
    expect(program.output()).toContain('leads-service ended (SIGKILL). Starting it again in 1 s');
    expect(portOwner(Number(ports.LEADS_SERVICE_PORT))?.pid).not.toBe(pid);
    expect(await program.end('SIGTERM')).toEqual({ code: 0 });
    expect(await answers(ports.LEADS_SERVICE_PORT)).toBe(false);
  });

  it('leaves no process behind when it is killed itself', async () => {
    const { program, ports } = await launchStart(join(folder, 'killed'));
    await until(() => program.output().includes('Ready.'), 60_000);
    await program.end('SIGKILL');
    for (const port of [ports.ES_LOANS_PORT, ports.LEADS_SERVICE_PORT])
      await until(() => portOwner(Number(port)) === undefined, 30_000);
  });

  it('refuses a port that is none, naming the variable', async () => {
    const { program } = await launchStart(join(folder, 'none'), { ES_LOANS_PORT: 'http' });
    await new Promise((resolve) => program.child.once('close', resolve));
    expect(program.output()).toContain('ES_LOANS_PORT=http is not a port');
  });
});
