#!/usr/bin/env node
import process from 'node:process';

const commands = {
  async check(options) {
    const { checkCommand } = await import('../dist/build.js');
    return checkCommand(options, port);
  },
  async compress(options) {
    const { compressCommand } = await import('../dist/build.js');
    return compressCommand(options, port);
  },
  async start(options) {
    const { startCommand } = await import('../dist/server.js');
    await startCommand(options, process);
  },
};

const [name = '', ...options] = process.argv.slice(2);
const port = { projectDir: process.cwd(), write: (text) => process.stderr.write(text) };

if (Object.hasOwn(commands, name)) process.exitCode = await commands[name](options, port);
else {
  process.stderr.write(
    'Usage: page-cache check|compress [build folder] | start [--hostname <host>] [--port <port>]\n',
  );
  process.exitCode = 2;
}
