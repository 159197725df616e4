import { totalOf } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';
import { weighFirstVisit } from '../environment/weigh-first-visit.ts';

const environment = sharedEnvironment(await findSite('platform'));
const browser = sharedBrowser();

// A front has the menu with its icons, a landing page what answers its list, a list both.
it.each([
  ['/se/', 47],
  ['/se/lp/', 46],
  ['/se/hitta-lan/', 51],
])(
  'design §6 a first visit of %s is at most %i kB on the wire (decision 132)',
  async (path, kB) => {
    const address = environment().site + path;
    const { refused } = await visitorsOfPage(address);
    const weight = await weighFirstVisit(browser(), address, refused);
    expect(totalOf(weight)).toBeLessThanOrEqual(kB * 1000);
    expect(weight.pictures).toBeLessThanOrEqual(30_000);
  },
);
