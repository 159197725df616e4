import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import { leadsToMore, withoutEmptyLists } from './empty-lists.ts';

const to = (value: string) => ({ label: value, link: { value } });
const menu = {
  ...{ id: 'header', slug: 'header', locale: 'es-ES', title: 'Menú' },
  updatedAt: '2026-11-22T09:00:00Z',
  items: [
    { label: 'Comparar', items: [to('/es/'), to('/es/lp/?amount=500#list'), to('/es/articulos/')] },
    to('/es/lp/'),
    to('https://plaza.example/es/lp/'),
  ],
};

describe('§2.1 a menu', () => {
  it('has no link to a list without products, at any level', () => {
    const { items } = withoutEmptyLists(menu, leadsToMore(severalCountries, 'es-ES', []));
    expect(items).toEqual([
      { label: 'Comparar', items: [to('/es/'), to('/es/articulos/')] },
      to('https://plaza.example/es/lp/'),
    ]);
  });

  it('has all others', () => {
    const products = [{ kind: 'loan', active: true }] as const;
    expect(withoutEmptyLists(menu, leadsToMore(severalCountries, 'es-ES', products))).toEqual(menu);
  });
});
