import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signInByLink } from '@plaza/e2e/editor/sign-in-by-link';
import { serveFolder } from '@plaza/e2e/storybook/serve-folder';
import { openBrowser } from '@plaza/testing/browser';
import { root } from '@plaza/workspace/run';
import { site, startEditor } from 'editor/e2e/environment';
import type { Browser, Page } from 'playwright';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

const rounds = 9;
const budget = 2_000;

interface Screen {
  readonly address: string;
  readonly cookies: readonly { name: string; value: string; url: string }[];
  /** What one can press when the screen is there. */
  readonly control: (page: Page) => ReturnType<Page['locator']>;
}

/** Milliseconds until a control is there and the page does nothing else, with an empty cache. */
async function untilInteractive(browser: Browser, screen: Screen): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies([...screen.cookies]);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(screen.address, { waitUntil: 'commit' });
  await screen.control(page).first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const took = performance.now() - began;
  await context.close();
  return took;
}

const storybook = join(root, 'storybook-static');
if (!existsSync(join(storybook, 'index.html')))
  throw new Error('There is no Storybook: run pnpm build-storybook first');

const editor = await startEditor();
const manager = await serveFolder(storybook);
const browser = await openBrowser();
try {
  const cookie = await signInByLink(await editor.invite('ana@editor.example'), { at: editor.url });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: editor.url };
  });
  const control = (page: Page) => page.locator('main table a');
  const entries: Screen = { address: editor.url + site, cookies, control };
  const stories: Screen = {
    address: `${manager.url}/index.html`,
    cookies: [],
    control: (page) => page.locator('#storybook-explorer-tree a'),
  };
  const times = { ours: [] as number[], rival: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await untilInteractive(browser, entries));
    times.rival.push(await untilInteractive(browser, stories));
  }
  const figure: Figure = {
    name: `the list of entries is interactive, median of ${rounds}`,
    ours: median(times.ours),
    unit: 'ms',
    rival: { name: "Storybook's manager", value: median(times.rival) },
    budget: `≤ ${budget} ms`,
  };
  console.log(formatFigures([figure]));
  process.exitCode = figure.ours > budget ? 1 : 0;
} finally {
  await browser.close();
  await manager.close();
  await editor.stop();
}
