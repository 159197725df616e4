import { describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.test.support.ts';
import { sampleEntries } from '../testing/sample-entries.test.support.ts';

const [slot] = sampleEntries('slots');
const [maker] = sampleEntries('game-providers');
const entries = { slots: [slot], 'game-providers': [maker] };
const full = {
  ...slot,
  returnToPlayer: 96.13,
  volatility: 'high',
  bet: { min: 0.1, max: 5, currency: 'EUR' },
  maxWin: 2500,
  reels: 5,
  rows: 3,
  demoUrl: 'https://norte.example/demo',
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the safer-gambling notice', () => {
  test.each([
    ['a slot', { folder: 'slots', entry: full }],
    ['a maker', { folder: 'game-providers', entry: maker }],
    ['the list of slots', { pageType: 'GameSlotList' }],
    ['the list of makers', { pageType: 'GameProviderList' }],
  ] as const)('is on the page of %s, above its links', async (_, shown) => {
    const { html } = await renderScreen(shown, { entries });
    const at = html.indexOf('data-safer-gambling');
    expect(at).toBeGreaterThan(0);
    expect(html.slice(0, at)).not.toMatch(/pz-entry|data-call-to-action/);
    expect(html).toContain('data-minimum-age="18">game-age 18<');
    expect(html).toContain('href="tel:+34900200225">900 200 225</a>');
  });

  test('is that of the country, and without a row of the strictest age', async () => {
    const shown = { pageType: 'GameSlotList' } as const;
    const philippines = await renderScreen(shown, { locale: 'en-PH' });
    expect(philippines.html).toContain('data-minimum-age="21"');
    expect(philippines.html).toContain('tel:+63282489568');
    const france = await renderScreen(shown, { locale: 'fr-FR' });
    expect(france.html).toContain('data-minimum-age="21"');
    expect(france.html).not.toContain('tel:');
  });
});

test('§2.3 the list of slots draws the return of each, beside its figure', async () => {
  const bare = { ...slot, id: 'b', name: 'B', path: '/juegos/b/', returnToPlayer: undefined };
  const { html } = await renderScreen(
    { pageType: 'GameSlotList' },
    { entries: { ...entries, slots: [full, bare] as never } },
  );
  expect(html.match(/pz-criteria__value/g)).toHaveLength(1);
  expect(plain(html)).toMatch(/slot-return<.*?96,13 %<svg class="pz-score__bar"/);
  expect(html).toContain('width="96.13"');
  expect(html).not.toContain('slot-return-note');
});

describe('§2.3 the page of a slot', () => {
  const texts = {
    'slot-return-note': 'Se queda con el {kept, percent}',
    'slot-max-win-times': '{times, number} veces',
  };
  const shown = { folder: 'slots', entry: full } as const;

  test('says what the game returns and keeps, its limits and who made it', async () => {
    const html = plain((await renderScreen(shown, { entries, texts })).html);
    for (const text of [
      '96,13 %',
      'Se queda con el 3,87 %',
      'slot-volatility-high',
      '0,10-5,00 €',
      '2500 veces',
      '5 × 3',
      'href="/juegos/norte/">Norte Juegos</a>',
    ])
      expect(html).toContain(text);
  });

  test('names the currency of stakes in another one', async () => {
    const entry = { ...full, bet: { min: 1, max: 20, currency: 'SEK' } };
    const { html } = await renderScreen({ folder: 'slots', entry }, { entries });
    expect(html).toContain('1-20 SEK');
  });

  test('offers only the demo, below the text', async () => {
    const { html } = await renderScreen(shown, { entries });
    expect(html.match(/data-call-to-action/g)).toHaveLength(1);
    expect(html).toContain('href="https://norte.example/demo"');
    expect(html).toMatch(/rel="external nofollow"/);
  });

  test('is a game in valid structured data', async () => {
    const { things, issues } = await renderScreen(shown, { entries });
    expect(issues).toEqual([]);
    expect(things).toMatchObject([{ '@type': 'Game', publisher: { name: 'Norte Juegos' } }]);
  });
});

test('§2.3 the page of a maker has its licences and its slots alone', async () => {
  const other = { ...slot, id: 'otro', name: 'Otro', gameProviderId: 'sur', path: '/juegos/otro/' };
  const { html, things, issues } = await renderScreen(
    { folder: 'game-providers', entry: { ...maker, licences: ['DGOJ, 1'] } as never },
    { entries: { ...entries, slots: [slot, other] } },
  );
  expect(html).toContain('<li>DGOJ, 1</li>');
  expect(html).toContain('href="/juegos/olivos/">Olivos</a>');
  expect(html).not.toContain('Otro');
  expect(issues).toEqual([]);
  expect(things).toMatchObject([{ '@type': 'Corporation' }, { '@type': 'ItemList' }]);
});
