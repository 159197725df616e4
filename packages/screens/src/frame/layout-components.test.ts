import type { Component, Menu, Organization } from '@plaza/contract';
import { describe, expect, it } from 'vitest';
import { keyTranslator } from '../testing/key-translator.ts';
import { contactDetails, findOrganization, legalDetails } from './company-details.ts';
import { menuLinks } from './menu-links.ts';
import { requiredLinks } from './required-links.ts';

const { t } = await keyTranslator();
const fields = { id: 'x', locale: 'es-ES', updatedAt: '2026-11-20T09:00:00Z' };
const organization: Organization = {
  name: 'Olivar',
  legalName: 'Olivar, S.L.',
  taxId: 'B00000000',
  address: ['Calle, 1', '28000 Madrid'],
  email: 'hola@olivar.example',
  telephone: '+34 000 000 000',
};

describe('LSSI art. 10: the operator of the site', () => {
  it('is found among the components and may be missing', () => {
    const component = { ...fields, slug: 'o', name: 'o', type: 'organization', organization };
    expect(findOrganization([component as Component])).toEqual(organization);
    expect(findOrganization([])).toBeUndefined();
  });

  it('is shown with links for mail and phone, without unknown values', () => {
    expect(legalDetails(organization, t)).toEqual([
      { term: 'legal-name', value: 'Olivar, S.L.' },
      { term: 'tax-id', value: 'B00000000' },
      { term: 'email', value: 'hola@olivar.example', href: 'mailto:hola@olivar.example' },
      { term: 'telephone', value: '+34 000 000 000', href: 'tel:+34000000000' },
      { term: 'postal-address', value: 'Calle, 1, 28000 Madrid' },
    ]);
    const supervised = {
      ...organization,
      supervisor: 'Consumo',
      complaints: { name: 'Arbitraje', url: 'https://arbitraje.example/' },
    };
    expect(legalDetails(supervised, t).slice(-2)).toEqual([
      { term: 'supervisor', value: 'Consumo' },
      { term: 'provider-complaints', value: 'Arbitraje', href: 'https://arbitraje.example/' },
    ]);
    const bare = { name: 'O', legalName: 'O', address: ['x'] };
    expect(contactDetails(bare, t)).toEqual([{ term: 'postal-address', value: 'x' }]);
    expect(contactDetails({ ...bare, openingHours: 'Lunes' }, t)).toEqual([
      { term: 'postal-address', value: 'x' },
      { term: 'opening-hours', value: 'Lunes' },
    ]);
  });
});

describe('§7.1 menus', () => {
  const menu: Menu = {
    ...fields,
    slug: 'header',
    title: 'x',
    items: [{ label: '100 €', link: { value: '/100-euros/' } }, { label: 'Sin enlace' }],
  };

  it('become links, with the current page marked; an unknown menu has none', () => {
    expect(menuLinks([menu], 'header', '/100-euros/')).toEqual([
      { href: '/100-euros/', label: '100 €', current: true },
    ]);
    expect(menuLinks([menu], 'footer', '/')).toEqual([]);
  });
});

describe('links that the law of a country requires', () => {
  it('are in the footer of Romania, once', () => {
    const anpc = { href: 'https://anpc.ro/', label: 'ANPC' };
    const sal = 'https://anpc.ro/ce-este-sal/';
    expect(requiredLinks('ro-RO', []).map(({ href }) => href)).toEqual([anpc.href, sal]);
    expect(requiredLinks('ro-RO', [anpc]).map(({ href }) => href)).toEqual([sal]);
    expect(requiredLinks('sv-SE', [])).toEqual([]);
  });
});
