import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../../scripts/run.ts';
import { openBrowser } from '../harness/browser.ts';
import { baselinesFolder, chromiumFile } from './chromium-version.ts';

/** Draws every baseline anew from the built Storybook, and says which Chromium drew them. */
const browser = await openBrowser();
const version = browser.version();
await browser.close();
rmSync(baselinesFolder, { recursive: true, force: true });
mkdirSync(baselinesFolder);
writeFileSync(chromiumFile, `${JSON.stringify({ version })}\n`);
const args = ['test', '-c', import.meta.dirname, '--update-snapshots=all', 'baselines'];
process.exitCode = run({ command: 'playwright', args }) ? 0 : 1;
