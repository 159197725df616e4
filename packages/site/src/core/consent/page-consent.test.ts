import type { CookieProvider } from '@plaza/contract';
import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, test } from 'vitest';
import { pageConsent } from './page-consent.ts';

const cookie = { description: 'd', expiration: '1', type: 'HTTP', enabled: true };
const providers: CookieProvider[] = [
  { id: 'a', category: 'necessary', providerName: 'Internal', url: '/cookies', cookies: [] },
  {
    ...{ id: 'b', category: 'marketing', providerName: 'Meta', url: 'https://meta.example/' },
    cookies: [{ ...cookie, name: '_fbp' }],
  },
];
const sources = { site: severalCountries, locale: 'es-ES', providers };

describe('§4.1 consent settings of a page', () => {
  test('contain the fallback country, the declarations and the URL of the dialog', async () => {
    const page = await pageConsent(sources);
    expect(page).toEqual({
      viewerCountryFallback: 'ES',
      optOutCountries: ['US'],
      versions: expect.stringMatching(/^[\w-]{12}$/),
      names: { preferences: [], statistics: [], marketing: ['_fbp'] },
      dialog: `/consent-dialog/es-ES/?${page.versions}`,
    });
  });

  test.each([{ globalPrivacyControl: 'ignore' }, { mode: 'external' }] as const)(
    'decision 66 with %o, Global Privacy Control is not a refusal',
    async (consent) =>
      expect(await pageConsent({ ...sources, consent })).not.toHaveProperty('optOutCountries'),
  );

  test.each([
    ['sv-SE', 'SE'],
    ['de-DE', undefined],
  ])('%s has the fallback country of its own country: %s', async (locale, expected) => {
    const { viewerCountryFallback } = await pageConsent({ ...sources, locale });
    expect(viewerCountryFallback).toBe(expected);
  });

  test('contain the settings of the site', async () => {
    const consent = { askAgain: true, furtherCountries: ['NO'] };
    const page = await pageConsent({ ...sources, consent: { ...consent, refuseAll: true } });
    expect(page).toMatchObject(consent);
    expect(page).not.toHaveProperty('refuseAll');
  });

  test.each(['CookiePolicy', 'PrivacyPolicy'] as const)(
    'GDPR art. 7: the dialog can be postponed on a %s',
    async (pageType) => {
      expect(await pageConsent({ ...sources, pageType })).toHaveProperty('mayPostpone', true);
      expect(await pageConsent({ ...sources, pageType: 'Contact' })).not.toHaveProperty(
        'mayPostpone',
      );
    },
  );
});
