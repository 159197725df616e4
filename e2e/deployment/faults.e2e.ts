import { join } from 'node:path';
import { startProcess } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { expect, it } from 'vitest';

it('loses, doubles and mixes nothing when parts of a deployment fail under load', {
  retry: 0,
  // It takes three minutes, and waits for its deployment as long as a busy machine needs.
  timeout: 600_000,
}, async () => {
  const args = [join(root, 'tooling/faults/src/cli.ts'), '--short'];
  const faults = startProcess({ args, cwd: root });
  const { code } = await faults.ended;
  // The output has a line for each claim.
  expect(code, faults.output()).toBe(0);
});
