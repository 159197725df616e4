import { expect, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';

test.each([
  ['import-content', ['--site', 'olivar', 'a']],
  ['print-messages', ['--limit', '0']],
  ['export-consents', ['--website', 'x']],
  ['print-leads', ['--colour']],
])(
  'the built %s that refuses %j says why in a line and ends with exit code 1',
  async (program, args) => {
    expect(await runProgram(`dist/${program}.js`, args, {})).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.+\n$/),
    });
  },
);
