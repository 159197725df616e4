import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUEUE_LIMIT } from './create-delivery.ts';
import { createDeliveryModel, type Fate, type Tab } from './delivery-model.test.support.ts';

const fates = fc.array(
  fc.oneof(
    fc.constantFrom<Fate>(204, 'lost', 'answer lost', 'hangs', 408, 429, 500, 503),
    fc
      .constantFrom('1', '30', 'Wed, 01 Jan 2025 00:00:00 GMT', 'soon', '-1', '9e99')
      .map((retryAfter): Fate => ({ status: 503, retryAfter })),
  ),
  { maxLength: 40 },
);

const chances = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5 });

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('send' as const),
      tab: fc.nat(2),
      count: fc.integer({ min: 1, max: 90 }),
    }),
    fc.record({
      do: fc.constantFrom('hide' as const, 'show' as const, 'reload' as const),
      tab: fc.nat(2),
    }),
    fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 10, 20, 500, 2_000, 60_000),
    }),
  ),
  { maxLength: 30 },
);

test('in any history each queued event is counted once and each other one as dropped', async () => {
  await fc.assert(
    fc.asyncProperty(
      fates,
      steps,
      fc.record({ hasLocks: fc.boolean(), chances }),
      async (fated, history, { hasLocks, chances }) => {
        let drawn = 0;
        const model = createDeliveryModel(fated, {
          hasLocks,
          random: () => chances[drawn++ % chances.length] ?? 0,
        });
        const tabs: Tab[] = [0, 1, 2].map(() => model.openTab());
        let sent = 0;
        let dropped = 0;
        for (const step of history) {
          if (step.do === 'pass') await model.pass(step.ms);
          else {
            const tab = tabs[step.tab] as Tab;
            if (step.do === 'send')
              for (let count = 0; count < step.count; count++)
                tab.send('/user-events', { id: `event-${sent++}` });
            else if (step.do === 'reload') {
              dropped += tab.state().dropped;
              tab.close();
              tabs[step.tab] = model.openTab();
              tabs[step.tab]?.wake(false);
            } else tab.wake(step.do === 'hide');
          }
          expect(model.storage.size).toBeLessThanOrEqual(QUEUE_LIMIT);
        }
        // Every fault ends, and pauses last little more than an hour.
        for (const tab of tabs) tab.wake(false);
        for (let round = 0; round < 60 && model.storage.size > 0; round++)
          await model.pass(4_000_000);
        dropped += tabs.reduce((sum, tab) => sum + tab.state().dropped, 0);
        expect(model.storage.size).toBe(0);
        expect(model.stored.size + dropped).toBe(sent);
        expect([...model.stored.values()].every((times) => times === 1)).toBe(true);
        const isEverHidden = history.some((step) => step.do === 'hide' || step.do === 'reload');
        if (hasLocks && !isEverHidden) expect(model.doubled()).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});
