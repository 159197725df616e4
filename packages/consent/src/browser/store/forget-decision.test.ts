import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeConsent } from '../../core/write-consent.ts';
import { choicesBy } from '../../model/categories.ts';
import { defaultConsent } from '../../model/consent-state.ts';
import { forgetDecision } from './forget-decision.ts';
import { openConsentStore } from './open-consent-store.ts';

const id = 'jIp_Xj8LTFedNR8PLzxN-A';
let cookies: Map<string, string>;

/** The page of a browser with a decision, and its cookies. */
beforeEach(() => {
  cookies = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((cookie) => cookie.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
    addEventListener() {},
  });
  const reload = vi.fn();
  vi.stubGlobal('location', {
    ...{ hostname: 'olivar.example', pathname: '/', protocol: 'https:', reload },
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('dispatchEvent', () => {});
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function decide(geo: string, isGranted: boolean) {
  cookies.set('geo', geo);
  const decision = { ...defaultConsent, ...choicesBy(() => isGranted), givenAt: new Date(), id };
  // biome-ignore lint/suspicious/noDocumentCookie: the stub above
  document.cookie = writeConsent(decision, { isSecure: true });
  return openConsentStore({}, { report: () => {} });
}

test('decision 67 an acceptance without proof is forgotten: nothing runs and the visitor is asked', () => {
  const store = decide('ES', true);
  expect(store.get()).toMatchObject({ needsPrompt: false, allowed: { marketing: true } });
  forgetDecision(id);
  expect(cookies.has('consent')).toBe(false);
  expect(store.get()).toMatchObject({
    needsPrompt: true,
    isReloading: true,
    allowed: choicesBy(() => false),
  });
});

test.each([
  { what: 'a newer decision', geo: 'ES', isGranted: true, refused: 'Kx-bCnpVTI6NHAqbjH1uXw' },
  { what: 'a refusal', geo: 'ES', isGranted: false, refused: id },
  { what: 'a decision where none is required', geo: 'US', isGranted: true, refused: id },
])('decision 67 $what is kept', ({ geo, isGranted, refused }) => {
  const store = decide(geo, isGranted);
  forgetDecision(refused);
  expect(cookies.has('consent')).toBe(true);
  expect(store.get()).toMatchObject({ needsPrompt: false, decision: { id } });
});
