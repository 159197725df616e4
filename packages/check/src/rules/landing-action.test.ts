import { expect, test } from 'vitest';
import type { ReadContent } from '../model.ts';
import { landingAction } from './landing-action.ts';

const action = { type: 'ToListButtonBlock', attrs: { buttonText: 'Ver', link: { value: '/' } } };
const text = { type: 'paragraph', content: [{ type: 'text', text: 'Qué pasa después.' }] };
const nested = { type: 'BasicBlock', attrs: { text: { type: 'doc', content: [action] } } };

async function faults(pageType: string, content: readonly object[]) {
  const page = {
    file: 'content/pages/a.json',
    value: { pageType, body: { type: 'doc', content } },
  };
  const found = await landingAction({ entries: () => [page] } as unknown as ReadContent);
  return found.map(({ message }) => message);
}

test.each<[string, object[], string[]]>([
  ['one action first', [action, text], []],
  ['no action', [text], ['a landing page has 0 actions instead of one']],
  ['two actions', [action, text, nested], ['a landing page has 2 actions instead of one']],
  ['its action last', [text, action], ['the action of a landing page is not its start']],
])('§2.3 a landing page with %s', async (_, content, expected) => {
  expect(await faults('Landing', content)).toEqual(expected);
});

test('pages of other types may have any number of actions', async () => {
  expect(await faults('ProductListStatic', [text, action, nested])).toEqual([]);
});
