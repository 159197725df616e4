import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the pictures, and the version of the Chromium that drew them. */
export const baselinesFolder = join(import.meta.dirname, 'baselines');
export const chromiumFile = join(baselinesFolder, 'chromium.json');

/** How much two pictures may differ: options of Playwright's `toHaveScreenshot`. */
export type Tolerance = { threshold: number; maxDiffPixelRatio: number };

/** The same Chromium draws the same pixels. */
const SAME_VERSION: Tolerance = { threshold: 0, maxDiffPixelRatio: 0 };

/** Another version may antialias differently; a moved line or a changed colour is more than 2 % of a block. */
const OTHER_VERSION: Tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.02 };

export type Comparison = { tolerance: Tolerance; notice?: string };

/** How to compare pictures that `drawnBy` drew with what `running` draws; a notice when the two differ. */
export function chooseComparison(drawnBy: string, running: string): Comparison {
  if (drawnBy === running) return { tolerance: SAME_VERSION };
  const share = `${OTHER_VERSION.maxDiffPixelRatio * 100} %`;
  return {
    tolerance: OTHER_VERSION,
    notice: `The baselines were drawn by Chromium ${drawnBy}, this is ${running}: up to ${share} of a picture's pixels may differ.`,
  };
}

/** The version of the Chromium that drew the baselines. */
export const readDrawnBy = (): string => JSON.parse(readFileSync(chromiumFile, 'utf8')).version;
