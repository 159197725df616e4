import { EnvironmentError, logOutput } from '@plaza/contract/process';
import { buildApp } from './app.ts';
import { readSettings } from './env.ts';

try {
  const settings = readSettings();
  const app = await buildApp(settings);
  await app.listen({ host: '127.0.0.1', port: settings.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
} catch (error) {
  // A stack does not help with an invalid variable or a used port.
  const { message } = error as Error;
  logOutput(2).write(
    `${error instanceof EnvironmentError ? message : `lead-form-sandbox: ${message}`}\n`,
  );
  process.exitCode = 1;
}
