import { sharedBrowser } from '@plaza/testing/vitest';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { lowest, startJourney } from '../environment/journey.ts';
import { esLoans, undecided } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

it('§2.1 somebody who wants 300 € for 30 days finds the offer with the lowest total', async () => {
  const context = await browser().newContext({
    ...undecided,
    viewport: { width: 360, height: 780 },
  });
  const journey = await startJourney(context, `${environment().site}/`);
  const { page, press, type, choose, offers, presses } = journey;
  await press('button', /^Rechazar/);
  await type('textbox', /^Importe/, '300');
  await choose('Plazo', '30 días');
  await press('button', 'Comparar ofertas');
  await page.waitForURL(/\?amount=300&term=30/);
  const shown = await offers();
  expect(shown.length).toBeGreaterThan(2);
  const asked = shown.map(({ figures }) => `${figures.Importe}, ${figures.Plazo}`);
  expect([...new Set(asked)]).toEqual(['300 €, 30 días']);
  expect(lowest(shown, 'Total a devolver', ',')).toEqual([shown[0]?.name]);
  const left = page.waitForRequest(/\/go\//);
  await press('link', /^Ver en la web de la entidad/);
  expect(new URL((await left).url()).pathname).toMatch(/^\/go\//);
  expect(presses.length).toBeLessThanOrEqual(4);
  await context.close();
});
