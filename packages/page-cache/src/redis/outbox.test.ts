import { expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';

it('keeps what could not be sent, and sends it in order', async () => {
  const outbox = createOutbox();
  outbox.add(['a']);
  outbox.add(['b']);
  const away = outbox.flush(() => Promise.reject(new Error('away')));
  await expect(away).rejects.toThrow('away');
  expect([outbox.isPending(['a']), outbox.isPending(['b', 'x'])]).toEqual([true, true]);
  const sent: (readonly string[])[] = [];
  await outbox.flush(async (tags) => void sent.push(tags));
  expect(sent).toEqual([['a'], ['b']]);
  expect(outbox.isPending(['a', 'b'])).toBe(false);
});

it('repeats what it sent in the last seconds, for a server that has lost it', async () => {
  let now = 0;
  const outbox = createOutbox(() => now);
  const sent: (readonly string[])[] = [];
  const send = async (tags: readonly string[]) => void sent.push(tags);
  outbox.add(['old']);
  await outbox.flush(send);
  now = 6_000;
  outbox.add(['new']);
  await outbox.flush(send);
  outbox.repeat();
  expect(outbox.isPending(['new'])).toBe(true);
  await outbox.flush(send);
  expect(sent).toEqual([['old'], ['new'], ['new']]);
});

it('expires everything instead of keeping messages without end', async () => {
  const outbox = createOutbox();
  for (let tag = 0; tag < 1_001; tag += 1) outbox.add([String(tag)]);
  const sent: (readonly string[])[] = [];
  expect(outbox.isPending(['anything'])).toBe(true);
  await outbox.flush(async (tags) => void sent.push(tags));
  expect(sent).toEqual([['*']]);
});
