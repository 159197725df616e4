import { run } from '@plaza/workspace/run';

/** Builds the static Storybook before its stories are listed; turbo caches it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global setup
export default async function buildStorybook(): Promise<void> {
  if (process.env.STORYBOOK_FOLDER) return;
  const args = ['run', '//#build-storybook', '--output-logs=errors-only', '--log-order=grouped'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  if (!(await run({ command: 'turbo', args, env })))
    throw new Error('Storybook could not be built');
}
