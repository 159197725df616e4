import { describe, expect, it } from 'vitest';
import { warmPages } from './warm-pages.ts';

describe('§5.11 a site makes its pages before visitors request them', () => {
  it('each is asked for until it comes out of the cache, in the order of the table', async () => {
    const asked: string[] = [];
    const request = async (path: string) => asked.push(path) && 200;
    await warmPages(['/', '/lp/', '/contact/'], { request, timeoutMs: 1_000 });
    expect(asked[0]).toBe('/');
    expect(asked.toSorted()).toEqual(['/', '/', '/contact/', '/contact/', '/lp/', '/lp/']);
  });

  it('a busy site is asked again', async () => {
    const answers = [503, 200, 503, 200];
    const request = async () => answers.shift() ?? 0;
    await warmPages(['/'], { request, timeoutMs: 1_000 });
    expect(answers).toEqual([]);
  });

  it('a page that fails does not stop the others', async () => {
    const asked = new Set<string>();
    const request = async (path: string) => {
      asked.add(path);
      if (path === '/') throw new Error('broken');
      return 500;
    };
    await warmPages(['/', '/lp/', '/contact/'], { request, timeoutMs: 1_000 });
    expect([...asked]).toEqual(['/', '/lp/', '/contact/']);
  });

  it.each([
    ['hangs', (_path: string, signal: AbortSignal) => hang(signal)],
    ['is always busy', async () => 503],
  ])('stops at the timeout when a page %s', async (_what, request) => {
    const asked = new Set<string>();
    const noted = (path: string, signal: AbortSignal) => {
      asked.add(path);
      return request(path, signal);
    };
    await warmPages(['/', '/lp/', '/contact/'], { request: noted, timeoutMs: 120 });
    expect([...asked]).toEqual(['/', '/lp/']);
  });
});

const hang = (signal: AbortSignal) =>
  new Promise<number>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
