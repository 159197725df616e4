import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openLogOutput } from './log-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (count: number) => `${JSON.stringify({ count, text: 'x'.repeat(1_000) })}\n`;

describe('design §3 log output', () => {
  it('writes lines in order', async () => {
    const file = join(folder, 'log');
    const output = openLogOutput(openSync(file, 'w'));
    for (let count = 0; count < 100; count += 1) output.write(line(count));
    const written = await vi.waitUntil(() => {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      return lines.length === 100 && lines;
    });
    expect(written.map((text) => JSON.parse(text).count)).toEqual([...Array(100).keys()]);
    expect(output.dropped()).toBe(0);
  });

  it('keeps each entry on one line with its content unchanged', async () => {
    const file = join(folder, 'hostile');
    const output = openLogOutput(openSync(file, 'w'));
    const text = 'a\n{"level":"error"}\u2028\u0085\u009b2J\u202e';
    output.write(`${JSON.stringify({ text })}\n`);
    output.write(`{"raw":"one\nline"}\n`);
    const read = () => readFileSync(file, 'utf8');
    await vi.waitUntil(() => read().includes('raw'));
    expect(read()).toMatch(/^[ -~]+\n[ -~]+\n$/);
    expect(JSON.parse(read().split('\n', 1)[0] ?? '')).toEqual({ text });
  });

  it('drops and counts lines if the disk is full', async () => {
    const output = openLogOutput(openSync('/dev/full', 'w'));
    for (let count = 0; count < 3_000; count += 1) {
      output.write(line(count));
      if (count % 100 === 0) await turn();
    }
    expect(output.dropped()).toBeGreaterThan(1_900);
    expect(output.dropped()).toBeLessThan(3_000);
  });

  it('logs the number of dropped lines once there is a reader, and continues', async () => {
    const fifo = join(folder, 'fifo');
    execFileSync('mkfifo', [fifo]);
    // Open for reading and writing, so that opening does not wait for a reader, and
    // non-blocking, as Node opens its own.
    const { O_RDWR, O_NONBLOCK } = (await import('node:fs')).constants;
    const fd = openSync(fifo, O_RDWR | O_NONBLOCK);
    const output = openLogOutput(fd);
    for (let count = 0; count < 3_000; count += 1) output.write(line(count));
    await vi.waitUntil(() => output.dropped() > 0);
    const dropped = output.dropped();
    const reader = spawn('cat', [fifo]);
    let read = '';
    reader.stdout.on('data', (text) => {
      read += text;
    });
    await vi.waitUntil(() => read.includes('log-lines-dropped'), { timeout: 20_000 });
    output.write(line(-1));
    await vi.waitUntil(() => read.includes('"count":-1'), { timeout: 20_000 });
    reader.kill();
    closeSync(fd);
    const entries = read
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(entries.find(({ event }) => event)).toMatchObject({ level: 'warn', count: dropped });
    expect(entries).toHaveLength(3_000 - dropped + 2);
  });
});
