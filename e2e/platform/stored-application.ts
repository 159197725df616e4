import type { Walk } from '@plaza/flow-server/testing/flow-walks';
import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

/** What lets an applicant read their application. */
export type Key = { readonly id: string; readonly token: string };

/** The key that a browser has of the flow at an address. */
export async function keyIn(context: BrowserContext, address: string): Promise<Key> {
  const cookies = await context.cookies(address);
  const [id = '', token = ''] =
    cookies.find(({ name }) => name === 'application')?.value.split('.') ?? [];
  return { id, token };
}

/** The application as the service gives it to its applicant is what was typed on the way. */
export async function expectStored(service: string, { end, answers }: Walk, { id, token }: Key) {
  const answer = await fetch(`${service}/website/75/api/applications/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ state: 'submitted', end, answers });
}
