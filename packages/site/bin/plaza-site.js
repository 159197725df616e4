#!/usr/bin/env node
import process from 'node:process';
import { checkCommand } from '../dist/check-command.js';

const [command, ...rest] = process.argv.slice(2);
if (command === 'check') {
  const write = (text) => process.stderr.write(text);
  process.exitCode = await checkCommand(rest, { projectDir: process.cwd(), write });
} else {
  process.stderr.write('Usage: plaza-site check [build folder]\n');
  process.exitCode = 2;
}
