import { expect, test } from 'vitest';

test('design §2 the entry point to what programs share exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'EnvironmentError',
    'HealthAddressError',
    'createWorkScheduler',
    'logOutput',
    'readEnvironment',
    'requireSecrets',
    'secretVariables',
    'serveHealth',
  ]);
});
