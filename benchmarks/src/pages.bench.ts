import { openBrowser, type PageWeight, weighPage } from '@plaza/testing/browser';
import autocannon from 'autocannon';
import { bareFolder, buildBarePage } from './build-bare-page.ts';
import { refused } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { startPinnedNext } from './pinned-server.ts';
import { compareRequestVariants } from './request-variants.ts';
import { siteFolder, startService } from './site-with-service.ts';

const rounds = 5;
const secondsPerRound = 4;
const bare = 'bare Next page';

async function requestsPerSecond(address: string): Promise<number> {
  const result = await autocannon({ url: address, connections: 16, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} failed under load`);
  return result.requests.average;
}

/** Alternating rounds of both pages, so that a slow phase of the machine affects both. */
async function compareThroughput(ours: string, rival: string): Promise<Figure> {
  const measured: { ours: number; rival: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: await requestsPerSecond(ours), rival: await requestsPerSecond(rival) };
    // The first round warms up both servers and is not counted.
    if (round > 0) measured.push(pair);
  }
  return {
    name: 'cached front page, one core',
    ours: median(measured.map((pair) => pair.ours)),
    unit: 'requests/s',
    rival: { name: bare, value: median(measured.map((pair) => pair.rival)) },
    budget: '≥ 1.0 ×',
  };
}

async function compareWeight(ours: string, rival: string): Promise<Figure[]> {
  const browser = await openBrowser();
  const our = await weighPage(browser, ours, refused);
  const their = await weighPage(browser, rival, refused);
  await browser.close();
  const figure = (name: keyof PageWeight, budget?: string): Figure => ({
    name: `front page, ${name}`,
    ours: our[name] / 1000,
    unit: 'kB on the wire',
    rival: { name: bare, value: their[name] / 1000 },
    ...(budget ? { budget } : {}),
  });
  return [figure('html', '≤ 15 kB'), figure('css'), figure('javaScript', '≤ 10 kB')];
}

/**
 * Compares throughput and weight of a built site's front page with a bare Next page built in this
 * run, and the throughput of request variants with the front page.
 */
export async function measurePages(): Promise<Figure[]> {
  buildBarePage();
  const service = await startService();
  const ours = await startPinnedNext(siteFolder, { LEADS_SERVICE_URL: service.address });
  const rival = await startPinnedNext(bareFolder);
  try {
    const [front, bareFront] = [`${ours.address}/`, `${rival.address}/`];
    return [
      await compareThroughput(front, bareFront),
      ...(await compareRequestVariants(ours.address)),
      ...(await compareWeight(front, bareFront)),
    ];
  } finally {
    await ours.stop();
    await rival.stop();
    await service.stop();
  }
}

if (import.meta.main) console.log(formatFigures(await measurePages()));
