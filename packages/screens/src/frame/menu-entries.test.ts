import type { Menu } from '@plaza/contract';
import { describe, expect, it } from 'vitest';
import { arePlain, menuEntries } from './menu-entries.ts';

const drawing = { width: 256, height: 256, paths: ['M0 0'] };
const frame = { path: '/creditos/', iconDrawing: () => drawing };
const menu = (items: Menu['items']): Menu[] => [
  {
    id: 'h',
    slug: 'header',
    locale: 'es-ES',
    updatedAt: '2026-11-22T09:00:00Z',
    title: 'x',
    items,
  },
];

describe('§7.1 a menu with groups and icons', () => {
  it('has its groups, descriptions and icons, the current page marked', () => {
    const entries = menuEntries(
      menu([
        {
          label: 'Préstamos',
          icon: 'cash',
          items: [
            { label: 'Créditos', link: { value: '/creditos/' }, description: 'Hasta 500 €' },
            { label: 'Leads nowhere' },
          ],
        },
        { label: 'Contacto', link: { value: '/contactanos/' } },
      ]),
      'header',
      frame,
    );
    expect(entries).toMatchObject([
      {
        label: 'Préstamos',
        icon: { name: 'cash', drawing },
        items: [{ href: '/creditos/', current: true, description: 'Hasta 500 €' }],
      },
      { label: 'Contacto', href: '/contactanos/', current: false },
    ]);
    expect(entries[0]?.items).toHaveLength(1);
    expect(arePlain(entries)).toBe(false);
  });

  it('leaves out what leads nowhere; plain links stay plain', () => {
    const entries = menuEntries(
      menu([
        { label: 'Empty', items: [{ label: 'x' }] },
        { label: 'C', link: { value: '/c/' } },
      ]),
      'header',
      frame,
    );
    expect(entries.map(({ label }) => label)).toEqual(['C']);
    expect(arePlain(entries)).toBe(true);
    expect(menuEntries(menu([]), 'footer', frame)).toEqual([]);
  });
});
