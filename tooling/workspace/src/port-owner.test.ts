import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { portOwner } from './port-owner.ts';
import { assertPortsFree } from './ports.ts';
import { root } from './run.ts';

const listen = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
  console.log(server.address().port));`;

test('a taken port is reported with its owner, and with how to end a leftover of an earlier start', async () => {
  const child = spawn(process.execPath, ['-e', listen], { cwd: `${root}/scripts` });
  const [line] = await once(createInterface(child.stdout), 'line');
  const port = Number(line);
  const app = { name: 'es-loans', folder: 'apps/es-loans', portVariable: 'ES_LOANS_PORT', port };
  expect(portOwner(port)).toMatchObject({ pid: child.pid, folder: `${root}/scripts` });
  await expect(assertPortsFree([app])).rejects.toThrow(
    new RegExp(
      `^Port ${port} \\(es-loans\\) is taken by process ${child.pid} \\(.*node.*\\), which an earlier start left\\. End it with \`kill ${child.pid}\`, or choose another: ES_LOANS_PORT=${port + 1000}$`,
    ),
  );
  child.kill();
  await once(child, 'exit');
  expect(portOwner(port)).toBeUndefined();
  await assertPortsFree([app]);
});
