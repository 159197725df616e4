import { disabledFeatures, featuresPlaywrightDisables } from '@plaza/testing/browser';
import { expect, it } from 'vitest';

it('design §8 the browser of all tests does without everything that Playwright does without', async () => {
  const disabled = await featuresPlaywrightDisables();
  expect(disabled.length).toBeGreaterThan(5);
  expect(disabled.filter((feature) => !disabledFeatures.includes(feature))).toEqual([]);
});
