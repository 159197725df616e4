import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerLoadShedding } from './load-shedding.ts';

test('§8 answers at once after a slow start, whose delay was none of a request', async () => {
  const app = Fastify();
  await registerLoadShedding(app, 20);
  app.get('/', async () => 'answer');
  const end = performance.now() + 1_100;
  while (performance.now() < end);
  await app.ready();
  // The delay of the start is measured now.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
