import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Click } from '@plaza/contract';
import { newClickId } from '@plaza/tracking';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClickQueue } from './click-queue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-clicks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const click = (): Click => ({
  ...{ id: newClickId(Date.now()), productId: 1, locale: 'es-ES', day: '2026-11-28' },
});
const queueAt = (place = folder, errors: unknown[] = []) =>
  createClickQueue(place, (error) => errors.push(error));

describe('§9 the queue of clicks', () => {
  it('loses none and delivers each at least once through 2,000 clicks, faults and an ended process', async () => {
    const stored = new Map<string, number>();
    const sent: string[] = [];
    let fault = 0;
    const deliver = async (clicks: readonly Click[]) => {
      fault += 1;
      if (fault % 3 === 0) return false;
      for (const { id } of clicks) stored.set(id, (stored.get(id) ?? 0) + 1);
      // The answer is lost after the service has stored them.
      return fault % 5 !== 0;
    };
    for (let round = 0; round < 20; round += 1) {
      // Each round is a process of its own, which ends without a last flush.
      const queue = queueAt();
      const clicks = Array.from({ length: 100 }, click);
      sent.push(...clicks.map(({ id }) => id));
      clicks.forEach(queue.add);
      if (round % 4 !== 0) await queue.flush(deliver);
    }
    const old = new Date(Date.now() - 60_000);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
    const last = queueAt();
    for (let attempt = 0; attempt < 100 && (await last.flush(deliver)).left > 0; ) attempt += 1;
    expect([stored.size, sent.every((id) => stored.has(id))]).toEqual([sent.length, true]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('delivers a file of more clicks than a message has', async () => {
    const queue = queueAt();
    const sizes: number[] = [];
    const lines = Array.from({ length: 901 }, () => JSON.stringify(click()));
    writeFileSync(join(folder, '1-a.jsonl'), lines.join('\n'));
    await queue.flush(async (clicks) => sizes.push(clicks.length) > 0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(901);
  });

  it('delivers many small files in few messages, and says what is left after a failure', async () => {
    const files = Array.from({ length: 120 }, (_, index) => `${1_000 + index}-a.jsonl`);
    for (const name of files) {
      const lines = Array.from({ length: 10 }, () => JSON.stringify(click()));
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    }
    const sizes: number[] = [];
    const isStored = async (clicks: readonly Click[]) => sizes.push(clicks.length) < 2;
    expect(await queueAt().flush(isStored)).toEqual({ delivered: 50, left: 70 });
    expect(readdirSync(folder).sort()).toEqual(files.slice(50));
    const rest = async (clicks: readonly Click[]) => sizes.push(clicks.length) > 0;
    expect(await queueAt().flush(rest)).toEqual({ delivered: 70, left: 0 });
    expect(sizes).toEqual([500, 500, 500, 200]);
  });

  it('leaves out half a line of a process that was killed, and delivers the others', async () => {
    const [one, other] = [click(), click()];
    const text = `${JSON.stringify(one)}\n${JSON.stringify(other)}\n{"id":"019a`;
    writeFileSync(join(folder, '1-a.jsonl'), text);
    const delivered: Click[] = [];
    await queueAt().flush(async (clicks) => delivered.push(...clicks) > 0);
    expect(delivered).toEqual([one, other]);
  });

  it('does not touch the file that another process writes', async () => {
    const other = queueAt();
    other.add(click());
    const delivered: Click[] = [];
    await queueAt().flush(async (clicks) => delivered.push(...clicks) > 0);
    expect(delivered).toEqual([]);
    await other.flush(async (clicks) => delivered.push(...clicks) > 0);
    expect(delivered).toHaveLength(1);
  });

  it('lets visitors go on when nothing can be written, and writes later', async () => {
    const errors: unknown[] = [];
    const place = join(folder, 'clicks');
    writeFileSync(place, 'a file where the folder should be');
    const queue = queueAt(place, errors);
    queue.add(click());
    queue.add(click());
    // The second waits for a while, so that a full disk does not fill the log as well.
    expect([errors.length, queue.waiting()]).toEqual([1, 2]);
    rmSync(place);
    const delivered: Click[] = [];
    await queue.flush(async (clicks) => delivered.push(...clicks) > 0);
    expect([delivered.length, queue.waiting()]).toEqual([2, 0]);
  });
});
