import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { expect, it, onTestFinished } from 'vitest';

const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');

/** What a block of the runbook says, and the line of the file in which it begins. */
type Block = { readonly line: number; readonly commands: string };

const blocks: readonly Block[] = [...runbook.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
  ({ index, 1: commands = '' }) => ({
    line: runbook.slice(0, index).split('\n').length + 1,
    commands,
  }),
);

/** Every block in one shell; the first command that fails ends it, and is named by its line. */
const script = [
  'set -Eeuo pipefail',
  `trap 'echo "docs/runbook.md, the block of line $block: $BASH_COMMAND" >&2; tail -n 20 "$PLAZA_HOME"/log/*.log >&2' ERR`,
  ...blocks.map(({ line, commands }) => `block=${line}\n${commands}`),
  'echo followed to the end',
].join('\n');

const portNames = [...runbook.matchAll(/"\$\{(\w+_PORT):=\d+\}"/g)].map(([, name = '']) => name);

async function addresses(): Promise<Record<string, string>> {
  const found = new Map<string, string>();
  for (const name of portNames) {
    let port = '';
    while (port === '' || [...found.values()].includes(port)) port = `${await freePort()}`;
    found.set(name, port);
  }
  return Object.fromEntries(found);
}

/** Only what a login shell has: no variable of this run may stand in for one of the runbook. */
const bare = { HOME: tmpdir(), LANG: 'C.UTF-8', PATH: '/usr/local/bin:/usr/bin:/bin' };

it('is followed line by line, from nothing to an upgrade', {
  retry: 0,
  timeout: 240_000,
}, async () => {
  expect(blocks.length).toBeGreaterThan(10);
  const home = mkdtempSync(join(tmpdir(), 'plaza-runbook-'));
  const shell = spawn('bash', ['-c', script], {
    cwd: root,
    env: { ...bare, PLAZA_HOME: home, ...(await addresses()) } as unknown as NodeJS.ProcessEnv,
    // A group of its own, whose programs end with the test.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    endGroup(shell.pid);
    rmSync(home, { recursive: true, force: true });
  });
  const said = Promise.all([text(shell.stdout), text(shell.stderr)]);
  const [code] = await once(shell, 'exit');
  endGroup(shell.pid);
  const [out, err] = await said;
  expect(code, `${out}\n${err}`).toBe(0);
  expect(out).toContain('followed to the end');
});

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left to end.
  }
}
