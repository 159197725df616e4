import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrowserModel } from '../core/browser-model.test.support.ts';
import { ConsentProvider, useConsent } from './index.ts';

function Shown() {
  const { allowed, needsPrompt } = useConsent();
  return JSON.stringify({ allowed, needsPrompt });
}

test('the entry point exports exactly these names', async () =>
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'ConsentProvider',
    'useConsent',
  ]));

test('design §3.3 on the server nothing is allowed and there is no prompt', () => {
  const nothing =
    '{"allowed":{"preferences":false,"statistics":false,"marketing":false},"needsPrompt":false}';
  const { store } = new BrowserModel({}, 'US').open();
  for (const page of [
    <Shown key="page" />,
    <ConsentProvider key="given" store={store}>
      <Shown />
    </ConsentProvider>,
  ])
    expect(renderToStaticMarkup(page).replaceAll('&quot;', '"')).toBe(nothing);
});
