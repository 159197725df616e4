#!/usr/bin/env node
import process from 'node:process';
import { imageCommand } from '../dist/index.js';

process.exitCode = await imageCommand(process.argv.slice(2), {
  projectDir: process.cwd(),
  write: (text) => process.stderr.write(text),
});
