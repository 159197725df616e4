#!/usr/bin/env node
import process, { env } from 'node:process';

const port = { projectDir: process.cwd(), write: (text) => process.stderr.write(text) };

async function sync() {
  const { syncCommand } = await import('../dist/sync-command.js');
  return syncCommand(port);
}

const commands = {
  sync,
  async check(options) {
    const { checkCommand } = await import('@plaza/site-check');
    return checkCommand(options, { ...port, print: (text) => process.stdout.write(text) });
  },
  async 'check-build'(options) {
    const { checkBuildCommand } = await import('../dist/check-build-command.js');
    return checkBuildCommand(options, port);
  },
  async compress(options) {
    const { compressCommand } = await import('@plaza/page-cache/build');
    return compressCommand(options, port);
  },
  async dev(options) {
    const exitCode = await sync();
    if (exitCode) return exitCode;
    const { startCommand } = await import('../dist/start-command.js');
    await startCommand('dev', options, process);
  },
  async start(options) {
    const { startCommand } = await import('../dist/start-command.js');
    await startCommand('start', options, process);
  },
  async import(options) {
    const { importCommand } = await import('../dist/import-command.js');
    const print = (text) => process.stdout.write(text);
    return importCommand(options, { ...port, env, print });
  },
  async 'fetch-pictures'() {
    const { fetchPictures } = await import('../dist/fetch-pictures.js');
    return fetchPictures({ ...port, print: (text) => process.stdout.write(text) });
  },
  async test() {
    const { testCommand } = await import('../dist/test-command.js');
    return testCommand({ ...port, env, print: (text) => process.stdout.write(text) });
  },
};

const [name = '', ...options] = process.argv.slice(2);
if (Object.hasOwn(commands, name)) process.exitCode = await commands[name](options);
else {
  process.stderr.write(
    'Usage: plaza-site sync | check [--release] [--json] | check-build|compress [build folder] | dev|start [--hostname <host>] [--port <port>] | test | import [--yes] | fetch-pictures\n',
  );
  process.exitCode = 2;
}
