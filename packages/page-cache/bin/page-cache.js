#!/usr/bin/env node
import process from 'node:process';
import { checkCommand, compressCommand } from '../dist/build.js';

const commands = { check: checkCommand, compress: compressCommand };
const [name = '', ...options] = process.argv.slice(2);
const port = { projectDir: process.cwd(), write: (text) => process.stderr.write(text) };

if (Object.hasOwn(commands, name)) process.exitCode = await commands[name](options, port);
else {
  process.stderr.write('Usage: page-cache check|compress [build folder]\n');
  process.exitCode = 2;
}
