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

describe('§4.1 what a page tells its browser of consent', () => {
  test('is where its visitors are, what is declared, and where the dialog lies', async () => {
    const page = await pageConsent(sources);
    expect(page).toEqual({
      viewerCountryFallback: 'ES',
      versions: expect.stringMatching(/^[\w-]{12}$/),
      names: { preferences: [], statistics: [], marketing: ['_fbp'] },
      dialog: `/consent-dialog/es-ES/?${page.versions}`,
    });
  });

  test.each([
    ['sv-SE', 'SE'],
    ['de-DE', undefined],
  ])('%s has the fallback country of its own country: %s', async (locale, expected) => {
    const { viewerCountryFallback } = await pageConsent({ ...sources, locale });
    expect(viewerCountryFallback).toBe(expected);
  });

  test('and how the site asks', async () => {
    const consent = { askAgain: true, furtherCountries: ['NO'] };
    const page = await pageConsent({ ...sources, consent: { ...consent, refuseAll: true } });
    expect(page).toMatchObject(consent);
    expect(page).not.toHaveProperty('refuseAll');
  });

  test.each(['CookiePolicy', 'PrivacyPolicy'] as const)(
    'GDPR art. 7: a %s can be read before choosing',
    async (pageType) => {
      expect(await pageConsent({ ...sources, pageType })).toHaveProperty('mayPostpone', true);
      expect(await pageConsent({ ...sources, pageType: 'Contact' })).not.toHaveProperty(
        'mayPostpone',
      );
    },
  );
});
