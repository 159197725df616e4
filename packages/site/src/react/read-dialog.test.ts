import { defineRoutes, defineSite, productTypes } from '@plaza/routing';
import type { ScreenChoice, SiteContent } from '@plaza/screens';
import { keyTranslator } from '@plaza/screens/testing';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { readDialog } from './read-dialog.ts';

const locale = 'es-ES';
const site = defineRoutes<ScreenChoice>(
  defineSite({
    ...{ id: 1, url: 'https://olivar.example', displayName: 'Olivar' },
    productType: productTypes.Finance,
    countries: [{ id: 13, locale, phoneCode: '34', currency: { name: 'EUR' } }],
  }),
  [],
);
const cookieConsent = {
  ...{ text: 't', about: 'a', acceptButton: 'b', deny: 'd', acceptAll: 'l' },
  tabs: { consent: 'c', details: 'd', about: 'a' },
};
const labels = {
  'consent-title': 'Cookies',
  'consent-learn-more': 'Más sobre {provider}',
  'consent-cookie-policy': 'Política de cookies',
  'consent-privacy-policy': 'Política de privacidad',
  'consent-close': 'Cerrar',
  'consent-expiration': 'Caducidad',
  'consent-type': 'Tipo',
};

/** The hash of the dialog's texts, with some of them replaced. */
async function textsHash(texts: object = {}, category: object = {}) {
  const translator = await keyTranslator(labels);
  const marketing = { category: 'marketing', name: 'n', description: 'd', ...category };
  const content = {
    components: async () => [{ type: 'cookieConsent', content: { ...cookieConsent, ...texts } }],
    cookieCategories: async () => [marketing],
    cookieProviders: async () => [],
    translator: async () => translator,
  } as unknown as SiteContent;
  return (await readDialog({ site } as App, locale, content))?.receipt?.textsHash;
}

test.each<[object, object?]>([
  [{ deny: 'No' }],
  [{ text: 'Galletas' }],
  [{ tabs: { ...cookieConsent.tabs, about: 'Más' } }],
  [{}, { name: 'Publicidad' }],
  [{}, { description: 'Anuncios' }],
])('a receipt names each text of the content: another hash with %o %o', async (...changed) => {
  expect(await textsHash()).toMatch(/^[0-9a-f]{64}$/);
  expect(await textsHash({}, { id: 'x', updatedAt: 'now' })).toBe(await textsHash());
  expect(await textsHash(...changed)).not.toBe(await textsHash());
});
