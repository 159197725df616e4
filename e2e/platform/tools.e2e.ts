import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';

const environment = sharedEnvironment(await findSite('platform'));

/** A calculator as a browser without JavaScript gets it. */
async function open(query: string) {
  const answer = await fetch(`${environment().site}/se/lanekalkylator/${query}`);
  const html = await answer.text();
  const [, summary] = /data-value="summary"[^>]*>([^<]*)/.exec(html) ?? [];
  const [, term] = / name="term" value="(\d+)"/.exec(html) ?? [];
  return { answer, summary: summary?.replaceAll('&nbsp;', ' ').replace(/\s/g, ' '), term };
}

describe('§2.3 a tool without JavaScript', () => {
  it('is answered by its own page, never cached and never indexed', async () => {
    const { answer, summary, term } = await open('?amount=101000&term=24');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect([term, summary]).toEqual(['24', expect.stringContaining('4 563,36 kr')]);
  });

  it('limits what is out of range, and shows the cached page for a foreign query', async () => {
    expect((await open('?amount=nonsense&term=999')).term).toBe('180');
    const { answer, term } = await open('?utm_source=x');
    expect([answer.headers.get('x-robots-tag'), term]).toEqual([null, '60']);
  });
});
