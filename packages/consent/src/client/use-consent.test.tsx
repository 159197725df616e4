import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { World } from '../core/consent-world.test.support.ts';
import { ConsentProvider, useConsent } from './index.ts';

function Shown() {
  const { allowed, needsPrompt } = useConsent();
  return JSON.stringify({ allowed, needsPrompt });
}

test('the door exports these names and no others', async () =>
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ConsentProvider',
    'useConsent',
  ]));

test('design §3.3 on the server nothing is allowed and nobody is asked, whatever is known of the visitor', () => {
  const nothing =
    '{"allowed":{"preferences":false,"statistics":false,"marketing":false},"needsPrompt":false}';
  const { store } = new World({}, 'US').open();
  for (const page of [
    <Shown key="page" />,
    <ConsentProvider key="given" store={store}>
      <Shown />
    </ConsentProvider>,
  ])
    expect(renderToStaticMarkup(page).replaceAll('&quot;', '"')).toBe(nothing);
});
