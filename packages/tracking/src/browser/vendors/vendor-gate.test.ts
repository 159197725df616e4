import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import { consents, facebook, type Stand, visit } from './gated-vendor.test.support.ts';

describe('§4.1 a vendor is started', () => {
  test('once, after the impression has loaded and consent is given', async () => {
    const page = visit();
    page.set('granted');
    expect(page.loads).toHaveLength(0);
    page.impression();
    expect(page.loads).toHaveLength(1);
    page.set('notAsked');
    await page.load();
    expect(page.isOn()).toBe(true);
    expect(page.loads).toHaveLength(1);
  });

  test.for<[string, (page: ReturnType<typeof visit>) => void]>([
    ['no impression was counted', (page) => page.noImpression()],
    ['the impression could not be made', (page) => page.lostImpression()],
    ['the impression has not loaded', () => {}],
  ])('not when %s', ([, happen]) => {
    const page = visit(facebook, 'granted');
    happen(page);
    page.track('a');
    expect(page.loads).toHaveLength(0);
  });

  test.for<[Partial<PageVendor>, number, number]>([
    [{ channels: [5] }, 5, 1],
    [{ channels: [5] }, 2, 0],
    [{ notChannels: [2] }, 2, 0],
    [{ notChannels: [2] }, 5, 1],
  ])('§9 with %j, channel %i: %i', ([rules, channel, count]) => {
    const page = visit({ ...facebook, ...rules }, 'granted');
    page.impression(channel);
    expect(page.loads).toHaveLength(count);
  });
});

describe('events tracked before consent', () => {
  test('are queued and sent once it is given', async () => {
    const page = visit();
    page.track('a');
    page.impression();
    page.track('b');
    page.set('granted');
    page.track('c');
    await page.load();
    page.track('d');
    page.set('notAsked');
    expect(page.sent).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are dropped on a denial, even if consent follows', async () => {
    const page = visit();
    page.impression();
    page.track('a');
    page.set('denied');
    page.track('b');
    page.set('granted');
    page.track('c');
    await page.load();
    expect(page.sent).toEqual(['c']);
  });

  test('are queued while the country or an external service is pending', async () => {
    const page = visit(facebook, 'pending');
    page.impression();
    page.track('a');
    page.set('notAsked');
    await page.load();
    expect(page.sent).toEqual(['a']);
  });

  test('are limited to 100', async () => {
    const page = visit();
    for (let count = 0; count < 150; count += 1) page.track(String(count));
    page.impression();
    page.set('granted');
    await page.load();
    expect(page.sent).toHaveLength(100);
  });
});

describe('§4.1 a withdrawal', () => {
  test('stops everything until the next page', async () => {
    const page = visit(facebook, 'granted');
    page.impression();
    await page.load();
    page.track('a');
    page.set('denied');
    page.track('b');
    page.set('granted');
    page.track('c');
    expect(page.sent).toEqual(['a']);
    expect(page.loads).toHaveLength(1);
  });

  test('while the chunk loads keeps the vendor stopped', async () => {
    const page = visit(facebook, 'granted');
    page.impression();
    page.track('a');
    page.set('denied');
    await page.load();
    expect(page.isOn()).toBe(false);
    expect(page.sent).toEqual([]);
  });
});

test('design §3 a vendor that throws is reported; everything else goes on', async () => {
  const page = visit(facebook, 'granted');
  page.impression();
  page.track('throws');
  page.track('a');
  await page.load();
  page.track('throws');
  expect(page.sent).toEqual(['a']);
  expect(page.reports.map(String)).toEqual(['Error: A vendor threw', 'Error: A vendor threw']);

  const thrown = visit(facebook, 'granted');
  thrown.impression();
  thrown.loads[0]?.fail();
  await new Promise(setImmediate);
  thrown.track('a');
  expect(thrown.reports.map(String)).toEqual(['Error: No policy']);
  expect(thrown.listeners.size).toBe(0);
});

test('§4.4 loads a failed vendor chunk again with the next event and loses none', async () => {
  const page = visit(facebook, 'granted');
  page.impression();
  page.track('a');
  await page.load('lose');
  expect(page.isOn()).toBe(false);
  page.track('b');
  expect(page.loads).toHaveLength(2);
  await page.load();
  page.track('c');
  expect(page.sent).toEqual(['a', 'b', 'c']);
  expect(page.loads).toHaveLength(2);
});

/** The rule in its shortest form: the calls that a vendor may have got so far. */
class Model {
  readonly sent: string[] = [];
  loads = 0;
  waiting: string[] = [];
  phase: 'off' | 'fetched' | 'on' | 'over' = 'off';
  hasImpression = false;
  stand: Stand = 'asked';

  set(stand: Stand) {
    this.stand = stand;
    const isAllowed = stand === 'granted' || stand === 'notAsked';
    if (isAllowed && this.hasImpression && this.phase === 'off') {
      this.phase = 'fetched';
      this.loads += 1;
    }
    if (!isAllowed && this.phase !== 'off') this.phase = 'over';
    if (stand === 'denied') this.waiting = [];
  }

  load() {
    if (this.phase !== 'fetched') return;
    this.phase = 'on';
    this.sent.push(...this.waiting.splice(0));
  }

  lose() {
    if (this.phase === 'fetched') this.phase = 'off';
  }

  track(id: string) {
    if (this.phase === 'on') this.sent.push(id);
    else if (this.stand !== 'denied') this.waiting.push(id);
    this.set(this.stand);
  }
}

test('§4.1 in any history a vendor is called only with consent and an impression, in order, once per event', async () => {
  const stands = fc.constantFrom(...(Object.keys(consents) as Stand[]));
  const others = fc.constantFrom(...(['impression', 'load', 'lose', 'track'] as const));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(stands, others), { maxLength: 30 }), async (steps) => {
      const page = visit();
      const model = new Model();
      for (const [index, step] of [...steps, 'load' as const].entries()) {
        if (step === 'load') await page.load();
        else if (step === 'lose') await page.load('lose');
        else if (step === 'impression') page.impression();
        else if (step === 'track') page.track(String(index));
        else page.set(step);

        if (step === 'load') model.load();
        else if (step === 'lose') model.lose();
        else if (step === 'track') model.track(String(index));
        else {
          model.hasImpression ||= step === 'impression';
          model.set(step === 'impression' ? model.stand : step);
        }
        expect(page.sent).toEqual(model.sent);
        expect(page.loads.length).toBe(model.loads);
      }
    }),
    { numRuns: 3_000 },
  );
});
