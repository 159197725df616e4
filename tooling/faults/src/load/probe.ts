import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, isRejection } from './client.ts';

const pauseMs = 250;

/** Runs on a host: requests a page again and again, and prints what became of it. */
const client = createClient();
for (;;) {
  const answer = await client.send(process.argv[2] ?? '');
  const title = /<title>([^<]*)/.exec(answer.body)?.[1] ?? '';
  const { status } = answer;
  console.log(JSON.stringify({ at: Date.now(), status, rejected: isRejection(answer), title }));
  await sleep(pauseMs);
}
