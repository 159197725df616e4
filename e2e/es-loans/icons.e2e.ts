import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);

it('§7.4 the built site serves icons of its own set only', async () => {
  const get = (query: string) => fetch(`${environment().site}/api/icons/${query}`);
  const answer = await get('ph.json?icons=acorn,unicorn');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.json()).toMatchObject({
    prefix: 'ph',
    icons: { acorn: { body: expect.stringMatching(/^<path d="M[^"<>]+"\/>$/) } },
    not_found: ['unicorn'],
  });
  expect((await get('mdi.json?icons=home')).status).toBe(404);
});
