#!/usr/bin/env node
import process from 'node:process';

const [command, ...rest] = process.argv.slice(2);
if (command === 'check') {
  const { checkCommand } = await import('../dist/check-command.js');
  const write = (text) => process.stderr.write(text);
  process.exitCode = await checkCommand(rest, { projectDir: process.cwd(), write });
} else if (command === 'start') {
  const { startCommand } = await import('../dist/start-command.js');
  startCommand(rest, process);
} else {
  process.stderr.write(
    'Usage: plaza-site check [build folder] | plaza-site start [options of next start]\n',
  );
  process.exitCode = 2;
}
