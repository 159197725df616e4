import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

describe('the log of a site', () => {
  it('writes one JSON object per line, including the causes of errors', () => {
    const lines: string[] = [];
    const log = createLog(
      (line) => lines.push(line),
      () => new Date(0),
    );
    const error = new Error('Could not fetch page', { cause: new TypeError('two\nlines') });
    log({ level: 'error', event: 'invalid-content', path: '/lp/', error });
    expect(lines.join('').match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(lines.join(''))).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      event: 'invalid-content',
      path: '/lp/',
      error: {
        name: 'Error',
        message: 'Could not fetch page',
        cause: { name: 'TypeError', message: 'two\nlines' },
      },
    });
  });
});
