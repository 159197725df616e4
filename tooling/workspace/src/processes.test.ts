import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Processes } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that writes its process id to a file, then runs the code. */
function program(name: string, code: string) {
  const file = join(folder, name);
  appendFileSync(file, '');
  const script = `require('node:fs').appendFileSync(${JSON.stringify(file)}, process.pid + '\\n');${code}`;
  const pids = () => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
  return { command: { name, command: process.execPath, args: ['-e', script] }, pids };
}

const forever = 'setInterval(() => {}, 1000)';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const patience = { timeout: 20_000, interval: 50 };

describe('design §4 programs that run together', () => {
  test('restarts a crashed program while the others run on', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const ended: string[] = [];
    const processes = new Processes((message) => ended.push(message));
    const [service, site] = [program('service', forever), program('site', forever)];
    for (const { command } of [service, site]) {
      processes.start(command);
      processes.restartWhenEnded(command.name);
    }
    await vi.waitUntil(() => service.pids().length + site.pids().length === 2, patience);
    process.kill(service.pids()[0] as number, 'SIGKILL');
    await vi.waitUntil(() => service.pids().length === 2, patience);
    process.kill(service.pids()[1] as number, 'SIGKILL');
    await vi.waitUntil(() => service.pids().length === 3, patience);
    expect(errors.mock.calls.flat().filter((line) => /Restarting/.test(line))).toEqual([
      expect.stringContaining('service ended (SIGKILL). Restarting in 1 s'),
      expect.stringContaining('service ended (SIGKILL). Restarting in 2 s'),
    ]);
    errors.mockRestore();
    expect(ended).toEqual([]);
    expect(site.pids()).toHaveLength(1);
    await processes.stop();
    for (const pid of [...service.pids(), ...site.pids()]) expect(isAlive(pid)).toBe(false);
  });

  test('stops everything if a program exits before it is ready', async () => {
    const ended: string[] = [];
    const processes = new Processes((message) => ended.push(message));
    processes.start(program('wrong', 'process.exit(3)').command);
    await vi.waitUntil(() => ended.length > 0, patience);
    expect(ended).toEqual(['wrong ended (exit code 3)']);
    await processes.stop();
  });

  test('leaves no process behind when the starting process is killed', async () => {
    const child = program('orphan', forever);
    const starter = `
      import { Processes } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))};
      new Processes(() => {}).start(${JSON.stringify(child.command)});
      console.log('started');
    `;
    const start = spawn(process.execPath, ['--input-type=module', '-e', starter]);
    await once(createInterface(start.stdout), 'line');
    await vi.waitUntil(() => child.pids().length === 1, patience);
    start.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(child.pids()[0] as number), patience);
  });
});
