import { describe, expect, test } from 'vitest';
import type { DeclaredProvider } from '../model/cookie-declarations.ts';
import { type DialogSources, dialogContent } from './dialog-content.ts';

const texts = {
  text: 'Texto',
  about: 'Acerca',
  tabs: { consent: 'Consentimiento', details: 'Detalles', about: 'Acerca de' },
  acceptButton: 'Aceptar selección',
  deny: 'Rechazar',
  acceptAll: 'Aceptar todas',
};

const cookie = (name: string, enabled = true) => ({
  name,
  description: `Sobre ${name}`,
  expiration: '1 año',
  type: 'HTTP',
  enabled,
});

const provider = (row: Partial<DeclaredProvider>): DeclaredProvider => ({
  category: 'marketing',
  providerName: 'Meta',
  url: 'https://meta.example/',
  cookies: [cookie('_fbp')],
  ...row,
});

const categories = [
  { category: 'necessary', name: 'Necesarias', description: 'Hacen falta.' },
  { category: 'marketing', name: 'Marketing', description: 'Miden anuncios.' },
] as const;

const site = { displayName: 'Olivar', cookiePolicyHref: '/c/', privacyPolicyHref: '/p/' };

const shown = (sources: Partial<DialogSources>) =>
  dialogContent({ texts, categories, providers: [], site, locale: 'es-ES', ...sources });

const marketing = (sources: Partial<DialogSources>) => shown(sources).categories[3]?.providers;

describe('§2.5 the details tab', () => {
  test('§3.3 lists all four categories in order, described or not', () => {
    expect(shown({}).categories).toEqual([
      { category: 'necessary', label: 'Necesarias', description: 'Hacen falta.', providers: [] },
      { category: 'preferences', label: 'preferences', description: '', providers: [] },
      { category: 'statistics', label: 'statistics', description: '', providers: [] },
      { category: 'marketing', label: 'Marketing', description: 'Miden anuncios.', providers: [] },
    ]);
  });

  test('§3.3 takes labels from consentKeys', () => {
    const consentKeys = { necessary: 'N', preferences: 'P', statistics: 'E', marketing: 'M' };
    const { categories } = shown({ texts: { ...texts, consentKeys } });
    expect(categories.map(({ label }) => label)).toEqual(['N', 'P', 'E', 'M']);
  });

  test('§3.3 lists only enabled cookies, and no provider without one', () => {
    const cookies = [cookie('_fbp'), cookie('_fbc', false)];
    const off = provider({ providerName: 'Off', cookies: [cookie('_x', false)] });
    expect(marketing({ providers: [provider({ cookies }), off] })).toEqual([
      {
        name: 'Meta',
        href: 'https://meta.example/',
        cookies: [{ name: '_fbp', description: 'Sobre _fbp', expiration: '1 año', type: 'HTTP' }],
      },
    ]);
  });

  test.each([
    ['es-ES', 'Sobre _fbp', '1 año', 'HTTP'],
    ['en-US', 'About _fbp', '1 year', 'HTTP'],
    ['en-ZA', 'All about _fbp', '1 year', 'HTTP'],
    ['sv-SE', 'Om _fbp', '1 år', 'Kaka'],
  ])('§3.3 shows the texts of %s: %s', (...[locale, description, expiration, type]) => {
    const translations = {
      en: { description: 'About _fbp', expiration: '1 year' },
      'en-ZA': { description: 'All about _fbp' },
      sv: { description: 'Om _fbp', expiration: '1 år', type: 'Kaka' },
    };
    const providers = [provider({ cookies: [{ ...cookie('_fbp'), translations }] })];
    expect(marketing({ providers, locale })?.[0]?.cookies).toEqual([
      { name: '_fbp', description, expiration, type },
    ]);
  });

  test('§2.5 merges several rows of a provider', () => {
    const providers = [provider({}), provider({ cookies: [cookie('_fbc')] })];
    const [first, ...others] = marketing({ providers }) ?? [];
    expect(first?.cookies.map(({ name }) => name)).toEqual(['_fbp', '_fbc']);
    expect(others).toEqual([]);
  });

  test.each([
    ['the cookie policy', site, '/c/'],
    ['else the privacy policy', { displayName: 'Olivar', privacyPolicyHref: '/p/' }, '/p/'],
    ['else nothing', { displayName: 'Olivar' }, undefined],
  ])('§3.3 Internal is the site; /cookies leads to %s', (_case, site, href) => {
    const providers = [provider({ providerName: 'Internal', url: '/cookies' })];
    const [own] = marketing({ providers, site }) ?? [];
    expect([own?.name, own?.href]).toEqual(['Olivar', href]);
  });
});
