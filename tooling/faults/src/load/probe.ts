import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './client.ts';

const pauseMs = 250;

/** Runs on a host: requests a page again and again, and prints each response's status and title. */
const client = createClient();
for (;;) {
  const { status, body } = await client.send(process.argv[2] ?? '');
  const title = /<title>([^<]*)/.exec(body)?.[1] ?? '';
  console.log(JSON.stringify({ at: Date.now(), status, title }));
  await sleep(pauseMs);
}
