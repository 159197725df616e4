import { EnvironmentError, logOutput } from '@plaza/contract/process';
import { buildApp } from './app.ts';
import { readSettings } from './env.ts';
import { buildPreview } from './preview/build-preview.ts';

try {
  const settings = readSettings();
  const apps = [{ app: await buildApp(settings), port: settings.port }];
  for (const site of settings.previews)
    apps.push({ app: await buildPreview(site, settings), port: site.port });
  for (const { app, port } of apps) await app.listen({ host: settings.host, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all(apps.map(({ app }) => app.close())));
} catch (error) {
  // A stack does not help with an invalid variable or a used port.
  const { message } = error as Error;
  logOutput(2).write(`${error instanceof EnvironmentError ? message : `editor: ${message}`}\n`);
  process.exitCode = 1;
}
