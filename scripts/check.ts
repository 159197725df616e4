import { build } from '@plaza/workspace/run';
import { runChecks } from './checks.ts';
import { failPlainly } from './supervise.ts';

try {
  // Temporary files of a running build must not be visible to other checks.
  await build();
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}
