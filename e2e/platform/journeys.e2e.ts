import { sharedBrowser } from '@plaza/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { type Journey, lowest, startJourney, visibleOffers } from '../environment/journey.ts';
import { findSite } from '../environment/site-apps.ts';

const environment = sharedEnvironment(await findSite('platform'));
const browser = sharedBrowser();

/** Walks from a front page, and closes what was opened. */
async function walk(path: string, steps: (journey: Journey) => Promise<void>): Promise<void> {
  const context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
  await steps(await startJourney(context, environment().site + path));
  await context.close();
}

/** Presses the button of the first offer. @returns the address that it leads to */
async function takeFirst({ page, press }: Journey, action: string): Promise<string> {
  const left = page.waitForRequest(/\/go\//);
  await press('link', new RegExp(`^${action}`));
  return new URL((await left).url()).pathname;
}

/** From the front page to an offer, by what is visible alone. */
describe('§2.3 somebody who wants', () => {
  it('50 000 kr as cheap as possible finds the offer with the lowest total', async () => {
    await walk('/se/', async (journey) => {
      const { page, press, type, offers, presses } = journey;
      await press('button', 'Neka');
      await type('textbox', /^Belopp/, '50 000');
      await press('button', 'Jämför erbjudanden');
      await page.waitForURL(/\?amount=50/);
      const shown = await offers();
      expect(shown.length).toBeGreaterThan(2);
      const asked = shown.map(({ figures }) => `${figures.Belopp}, ${figures.Löptid}`);
      expect([...new Set(asked)]).toEqual(['50 000 kr, 12 månader']);
      expect(lowest(shown, 'Totalt att betala', ',')).toEqual([shown[0]?.name]);
      expect(await takeFirst(journey, 'Se hos långivaren')).toMatch(/^\/se\/go\//);
      expect(presses.length).toBeLessThanOrEqual(4);
    });
  });

  it('a card without a yearly fee finds all of them, and no other', async () => {
    await walk('/mx/', async (journey) => {
      const { page, press, type, enter, offers, presses } = journey;
      await type('searchbox', 'Buscar en el sitio', 'tarjeta sin anualidad');
      await enter();
      await press('link', 'Tarjetas de crédito: Sin anualidad');
      await page.waitForURL(/filter=/);
      const shown = await offers();
      expect(lowest(shown, 'Costo al año', '.')).toContain(shown[0]?.name);
      const all = await page.context().newPage();
      await all.goto(page.url().replace(/\?.*/, ''));
      const free = (await visibleOffers(all)).filter(
        ({ figures }) => figures.Anualidad === 'Sin comisión',
      );
      expect(shown.map(({ name }) => name).toSorted()).toEqual(
        free.map(({ name }) => name).toSorted(),
      );
      expect(free.length).toBeGreaterThan(2);
      await all.close();
      expect(await takeFirst(journey, 'Ver en')).toMatch(/^\/mx\/go\//);
      expect(presses.length).toBeLessThanOrEqual(4);
    });
  });

  it('to know what a revolving card costs finds the card with the lowest rate first', async () => {
    await walk('/us/', async (journey) => {
      const { page, press, type, enter, offers, presses } = journey;
      await type('searchbox', 'Search this site', 'what does a revolving card cost me');
      await enter();
      await press('link', /^Credit cards: APR/);
      await page.waitForURL(/sort=apr/);
      const shown = await offers();
      expect(shown.length).toBeGreaterThan(4);
      expect(lowest(shown, 'APR', '.')).toEqual([shown[0]?.name]);
      expect(await takeFirst(journey, 'See on')).toMatch(/^\/us\/go\//);
      expect(presses.length).toBeLessThanOrEqual(4);
    });
  });
});
