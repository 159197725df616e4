import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { until } from '@plaza/testing';
import { expect, test } from 'vitest';
import { inNamespaces, namespacesRefusal } from './enter-namespaces.ts';

const refusal = namespacesRefusal();

/** A command that no other process of the machine has. */
const lonely = `sleep 98765.${process.pid}`;

const findProcesses = async () => {
  const list = spawn('ps', ['-eo', 'args'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (await list.stdout.toArray()).join('').split('\n');
  return lines.filter((line) => line.trim() === lonely);
};

test(`a killed run leaves no process and no network behind${refusal ? ' (namespaces refused)' : ''}`, async () => {
  if (refusal !== undefined) {
    // Without namespaces the command says why, and uses loopback addresses.
    expect(refusal).not.toBe('');
    return;
  }
  const script = `ip netns add lonely && (ip netns exec lonely ${lonely} &) && ${lonely}`;
  const [command = '', ...args] = inNamespaces(['sh', '-c', script]);
  const child = spawn(command, args, { stdio: 'ignore' });
  await until(async () => (await findProcesses()).length === 2);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await until(async () => (await findProcesses()).length === 0);
  expect(existsSync('/run/netns/lonely')).toBe(false);
  expect(readFileSync('/proc/net/dev', 'utf8')).not.toContain('plaza');
});
