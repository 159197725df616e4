import { runChecks } from './checks.ts';
import { build } from './run.ts';
import { failPlainly } from './supervise.ts';

try {
  // What a build writes while it runs is no file of the repository that another check should see.
  await build();
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}
