import { setTimeout as sleep } from 'node:timers/promises';
import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { openBrowser } from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { type Paint, paint } from './paint.ts';
import { onPhone, slowPhone } from './phone.ts';
import { serveCopy } from './static-copy.ts';

const rounds = 7;
const slowFontMs = 3_000;
const budgets = { largestMs: 1_200, behindNginxMs: 200 } as const;

type Race = { ours: number; nginx: number };

/**
 * Loads both in turn, so that a slow phase of the machine affects both; the first round warms up.
 */
async function race(browser: Browser, site: string, copy: string): Promise<Race> {
  const phone = { throttling: slowPhone };
  const load = (address: string) => onPhone(browser, phone, (page) => paint(page, address));
  const measured = { ours: [] as number[], nginx: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, nginx] = [await load(site), await load(copy)];
    if (round === 0) continue;
    measured.ours.push(ours.largestMs);
    measured.nginx.push(nginx.largestMs);
  }
  return { ours: median(measured.ours), nginx: median(measured.nginx) };
}

/** The page on a fast connection with late fonts, so that swapping fonts is measured. */
function paintWithSlowFonts(browser: Browser, address: string): Promise<Paint> {
  return onPhone(browser, {}, async (page) => {
    await page.route('**/*.woff2', async (route) => {
      await sleep(slowFontMs);
      await route.continue();
    });
    return paint(page, address);
  });
}

function figures({ ours, nginx }: Race, { layoutShift }: Paint): Figure[] {
  return [
    {
      name: 'front page, largest contentful paint, slow 4G, processor 4 × slowed',
      ours,
      unit: 'ms',
      rival: { name: 'static copy from nginx', value: nginx },
      budget: `≤ ${budgets.largestMs} ms, ≤ nginx + ${budgets.behindNginxMs} ms`,
    },
    {
      name: 'front page, layout shift, fonts 3 s late',
      ours: layoutShift,
      unit: '',
      budget: '0',
    },
  ];
}

/**
 * Largest contentful paint on a slow phone, compared with the same files served by nginx in the
 * same run.
 */
export async function measurePaint() {
  const environment = await openTestEnvironment({ sites: [chosenSite] });
  const browser = await openBrowser();
  try {
    const site = `${environment.site}/`;
    const copy = await serveCopy(browser, site);
    const raced = await race(browser, site, copy.address).finally(copy.close);
    return { raced, late: await paintWithSlowFonts(browser, site) };
  } finally {
    await browser.close();
    await environment.close();
  }
}

if (import.meta.main) {
  const { raced, late } = await measurePaint();
  console.log(formatFigures(figures(raced, late)));
  const isQuick =
    raced.ours <= budgets.largestMs && raced.ours <= raced.nginx + budgets.behindNginxMs;
  process.exitCode = isQuick && late.layoutShift === 0 ? 0 : 1;
}
