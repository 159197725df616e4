#!/usr/bin/env node
import process from 'node:process';

const [command, ...rest] = process.argv.slice(2);
const port = { projectDir: process.cwd(), write: (text) => process.stderr.write(text) };
if (command === 'check') {
  const { checkCommand } = await import('../dist/check-command.js');
  process.exitCode = await checkCommand(rest, port);
} else if (command === 'compress') {
  const { compressCommand } = await import('../dist/compress-command.js');
  process.exitCode = await compressCommand(rest, port);
} else if (command === 'start') {
  const { startCommand } = await import('../dist/start-command.js');
  startCommand(rest, process);
} else {
  process.stderr.write(
    'Usage: plaza-site check|compress [build folder] | plaza-site start [options of next start]\n',
  );
  process.exitCode = 2;
}
