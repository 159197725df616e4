import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@plaza/testing/browser';
import { run } from '@plaza/workspace/run';
import sharp from 'sharp';
import { baselinesFolder, chromiumFile } from './chromium-version.ts';

/** Compresses a picture without loss: Chromium's own is some five times as large. */
async function shrink(file: string): Promise<void> {
  const picture = sharp(await readFile(file)).webp({ lossless: true, exact: true, effort: 5 });
  await writeFile(file, await picture.toBuffer());
}

async function readChromiumVersion(): Promise<string> {
  const browser = await openBrowser();
  await browser.close();
  return browser.version();
}

/** Redraws every baseline of the built Storybook, and records the version of Chromium. */
rmSync(baselinesFolder, { recursive: true, force: true });
mkdirSync(baselinesFolder);
writeFileSync(chromiumFile, `{ "version": "${await readChromiumVersion()}" }\n`);
// While other workers still draw, pictures are missing.
const onlyPictures = ['--grep', 'matches its baselines'];
const args = [
  'test',
  '-c',
  import.meta.dirname,
  '--update-snapshots=all',
  ...onlyPictures,
  'baselines',
];
if (!(await run({ command: 'playwright', args }))) process.exitCode = 1;
for (const file of globSync('*/*.webp', { cwd: baselinesFolder }))
  await shrink(join(baselinesFolder, file));
