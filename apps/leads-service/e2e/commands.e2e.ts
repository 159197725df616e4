import { expect, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';

test.each([
  ['issue 2 §2', 'import-content', ['--site', 'olivar', 'a']],
  ['issue 4 §3', 'print-messages', ['--limit', '0']],
  ['issue 5 §3', 'export-consents', ['--website', 'x']],
  ['issue 6 §4', 'print-leads', ['--colour']],
])(
  '%s the built %s that refuses %j says why in a line and ends with exit code 1',
  async (...row) => {
    const [, program, args] = row;
    expect(await runProgram(`dist/${program}.js`, args, {})).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.+\n$/),
    });
  },
);
