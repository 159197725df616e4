import { describe, expect, it } from 'vitest';
import { warmPages } from './warm-pages.ts';

describe('§5.11 a site renders its pages before it is ready', () => {
  it('requests each page until it is cached, in the order of the table', async () => {
    const requested: string[] = [];
    const request = async (path: string) => requested.push(path) && 200;
    await warmPages(['/', '/lp/', '/contact/'], { request, timeoutMs: 1_000 });
    expect(requested[0]).toBe('/');
    expect(requested.toSorted()).toEqual(['/', '/', '/contact/', '/contact/', '/lp/', '/lp/']);
  });

  it('retries if the site is busy', async () => {
    const answers = [503, 200, 503, 200];
    const request = async () => answers.shift() ?? 0;
    await warmPages(['/'], { request, timeoutMs: 1_000 });
    expect(answers).toEqual([]);
  });

  it('continues after a page that fails', async () => {
    const requested = new Set<string>();
    const request = async (path: string) => {
      requested.add(path);
      if (path === '/') throw new Error('broken');
      return 500;
    };
    await warmPages(['/', '/lp/', '/contact/'], { request, timeoutMs: 1_000 });
    expect([...requested]).toEqual(['/', '/lp/', '/contact/']);
  });

  it.each([
    ['hangs', (_path: string, signal: AbortSignal) => hang(signal)],
    ['is always busy', async () => 503],
  ])('stops at the timeout when a page %s', async (_what, request) => {
    const requested = new Set<string>();
    const noted = (path: string, signal: AbortSignal) => {
      requested.add(path);
      return request(path, signal);
    };
    await warmPages(['/', '/lp/', '/contact/'], { request: noted, timeoutMs: 120 });
    expect([...requested]).toEqual(['/', '/lp/']);
  });
});

const hang = (signal: AbortSignal) =>
  new Promise<number>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
