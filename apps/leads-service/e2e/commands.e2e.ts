import { expect, test } from 'vitest';
import { runFile } from '../testing/run-program.ts';

test.each([
  ['content:import', ['--site', 'olivar', 'a']],
  ['messages:list', ['--limit', '0']],
  ['consents:export', ['--website', 'x']],
  ['leads:list', ['--colour']],
  ['database:copy-to-postgresql', ['--to', 'nowhere']],
  ['leads:lost', []],
])('the built %s rejects %j with a one-line message and exit code 1', async (command, args) => {
  expect(await runFile('dist/command.js', [command, ...args], {})).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^.+\n$/),
  });
});
