import { disabledFeatures, featuresPlaywrightDisables } from '@plaza/testing/browser';
import { expect, it } from 'vitest';

it('design §8 the test browser disables every feature that Playwright disables', async () => {
  const disabled = await featuresPlaywrightDisables();
  expect(disabled.length).toBeGreaterThan(5);
  expect(disabled.filter((feature) => !disabledFeatures.includes(feature))).toEqual([]);
});
