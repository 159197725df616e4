import type { Component } from '@plaza/contract';
import { defineRoutes, defineSite, type PageType, productTypes } from '@plaza/routing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScreenApp, ScreenChoice, ScreenModule } from '../screen.ts';
import { keyTranslator } from '../testing/key-translator.ts';
import { consentSettingsLink } from './consent-settings-link.tsx';

const locale = 'es-ES';
const config = defineSite({
  id: 1,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  countries: [{ id: 13, locale, phoneCode: '34', currency: { name: 'EUR' } }],
});
const { t } = await keyTranslator();
const Screen = () => null;
const screen = async (): Promise<ScreenModule> => ({ Screen });
const siteWith = (pageTypes: readonly PageType[]) =>
  defineRoutes<ScreenChoice>(
    config,
    pageTypes.map((pageType) => ({
      path: `/${pageType.toLowerCase()}/`,
      pageType,
      locale,
      screen,
    })),
  );

const words: Component = {
  id: 'c',
  type: 'cookieConsent',
  slug: 'cookie-consent',
  name: 'Cookies',
  updatedAt: '2026-11-21T07:00:00Z',
  locale,
  content: {
    ...{ text: 't', about: 'a', acceptButton: 'b', deny: 'd', acceptAll: 'l' },
    tabs: { consent: 'c', details: 'd', about: 'a' },
  },
};

function settings(
  pageTypes: readonly PageType[],
  components = [words],
  { at = locale, ...consent }: ScreenApp['consent'] & { at?: string } = {},
) {
  const app = { site: siteWith(pageTypes), consent };
  return renderToStaticMarkup(consentSettingsLink(app, { locale: at, t, components }));
}

test.each<[PageType[], string]>([
  [['PrivacyPolicy', 'CookiePolicy'], 'href="/cookiepolicy/"'],
  [['PrivacyPolicy'], 'href="/privacypolicy/"'],
  [['Contact'], '<button'],
])('a site with %o has a way back to the dialog', (pageTypes, text) => {
  expect(settings(pageTypes)).toContain(text);
  expect(settings(pageTypes)).toContain('data-consent-open=""');
});

test('§2.4 is missing if an external service asks for consent', () => {
  expect(settings(['CookiePolicy'], [])).toBe('');
  expect(settings(['CookiePolicy'], [words], { mode: 'external' })).toBe('');
});

test.each([
  ['en-US', 'consent-opt-out'],
  ['es-US', 'consent-opt-out'],
  ['en-PH', 'consent-settings'],
  ['es-MX', 'consent-settings'],
  ['es-ES', 'consent-settings'],
])('decision 66: the link of %s has the text %s', (at, text) => {
  expect(settings(['CookiePolicy'], [words], { at })).toContain(`>${text}</`);
});
