import { runAxe } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { auditThemes, scopedThemes } from './audit-themes.ts';
import { chooseComparison } from './chromium-version.ts';
import { endWalk, findStops, focusedStop, hasLeftStory, tabOutOfStory } from './keyboard-walk.ts';
import { stories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { desk, storyThemes } from './themes.ts';

const [story] = stories;
if (!story) throw new Error('The Storybook has no story');

/** Adds markup to the shown story. */
const plant = (page: Page, html: string) =>
  page.evaluate((planted) => {
    document.querySelector('#storybook-root main')?.insertAdjacentHTML('beforeend', planted);
  }, html);

test.beforeEach(async ({ storyPage }) => {
  await storyPage.resize(desk);
  await storyPage.show(story.id, {
    script: 'on',
    enhancements: 'after',
    ...storyThemes[0],
  });
});

test('reports a story that is missing or throws', async ({ storyPage }) => {
  expect(await storyPage.show('no-such--story', {})).toContainEqual(
    expect.stringMatching(/^storyMissing/),
  );
});

test('reports a difference between server and browser', async ({ storyPage }) => {
  const { page } = storyPage;
  await page.evaluate(() => {
    const { prototype } = Element;
    const own = Object.getOwnPropertyDescriptor(prototype, 'innerHTML');
    if (!own?.set) throw new Error('no setter');
    const { set } = own;
    const changed = (html: string) => html.replace(/^<\w+/, '$& data-planted=""');
    Object.defineProperty(prototype, 'innerHTML', {
      ...own,
      set(html) {
        set.call(this, changed(html));
      },
    });
    Object.assign(globalThis, {
      restore: () => Object.defineProperty(prototype, 'innerHTML', own),
    });
  });
  const errors = await storyPage.setToolbars({ script: 'on' });
  await page.evaluate(() => (globalThis as unknown as { restore: () => void }).restore());
  expect(errors.join()).toContain('hydrat');
});

const plantedErrors = [
  ['a console message', 'console.info("planted")', /^info: planted/],
  ['an error', 'setTimeout(() => { throw new Error("planted"); })', /^uncaught: planted/],
  ['a rejection', 'void Promise.reject(new Error("planted"))', /^uncaught: planted/],
  ['a response with 404', 'void fetch("/planted")', /^404: /],
  [
    'a request to another host',
    'void fetch("https://planted.example/").catch(() => {})',
    /^request: https:/,
  ],
] as const;

for (const [what, code, error] of plantedErrors) {
  test(`reports ${what}`, async ({ storyPage }) => {
    await storyPage.page.evaluate(code);
    await expect.poll(() => storyPage.errors()).toContainEqual(expect.stringMatching(error));
    await storyPage.show(story.id, {});
  });
}

test('Storybook’s own axe is off', async ({ storyPage }) => {
  await storyPage.page.evaluate(() => {
    const own = (globalThis as unknown as { axe: { run: (...of: unknown[]) => unknown } }).axe;
    const { run } = own;
    own.run = (...of) => {
      performance.mark('axe runs');
      return run(...of);
    };
    Object.assign(globalThis, { restore: () => Object.assign(own, { run }) });
  });
  const runs = () => storyPage.page.evaluate(() => performance.getEntriesByName('axe runs').length);
  expect(await storyPage.setToolbars({ script: 'off' })).toEqual([]);
  expect(await runs()).toBe(0);
  await runAxe(storyPage.page);
  expect(await runs()).toBe(1);
  await storyPage.page.evaluate(() => (globalThis as unknown as { restore: () => void }).restore());
});

const plantedViolations = [
  [
    'color-contrast',
    '<p class="planted">Pale</p><style>.planted { color: #999; background: #fff }</style>',
  ],
  ['image-alt', '<img src="data:,">'],
  ['landmark-no-duplicate-main', '<main>planted</main>'],
  [
    'target-size',
    // A style element beside the links would count as text around them, where links may be small.
    '<a href="#a">a</a><a href="#b">b</a>'.replaceAll(
      '<a',
      '<a style="display: inline-block; width: 9px; height: 9px; overflow: hidden"',
    ),
  ],
  ['button-name', '<button></button>'],
] as const;

for (const [rule, html] of plantedViolations) {
  test(`axe finds a violation of ${rule}`, async ({ storyPage }) => {
    await plant(storyPage.page, html);
    const { violations } = await runAxe(storyPage.page);
    expect(violations).toContainEqual(expect.stringMatching(`^${rule}: `));
  });
}

test('finds a contrast that fails in forced colours alone', async ({ storyPage }) => {
  await plant(
    storyPage.page,
    '<p class="planted">Pale</p><style>.planted { color: #000; background: #fff } @media (forced-colors: active) { .planted { forced-color-adjust: none; color: #999 } }</style>',
  );
  expect((await runAxe(storyPage.page)).violations).toEqual([]);
  await storyPage.page.emulateMedia({ forcedColors: 'active' });
  const { violations } = await runAxe(storyPage.page, 'theme');
  await storyPage.page.emulateMedia({ forcedColors: 'none' });
  expect(violations).toEqual([expect.stringMatching('^color-contrast: ')]);
});

for (const faulty of scopedThemes) {
  test(`finds violations of ${faulty.brand}, ${faulty.scheme} there alone`, async ({
    storyPage,
  }) => {
    const { page } = storyPage;
    await page.emulateMedia({ forcedColors: 'none' });
    const root = `:root[data-brand=${faulty.brand}][style*="color-scheme: ${faulty.scheme}"]`;
    await plant(
      page,
      `<p class="pale">Pale</p><div><button class="small">a</button><button class="small">b</button></div><style>
        .pale { color: #000; background: #fff }
        .small { min-width: 30px; min-height: 30px; margin: 0; padding: 0; color: #000; background: #fff }
        ${root} .pale { color: #999 }
        ${root} .small { min-width: 0; min-height: 0; width: 10px; height: 10px; border: 0; font-size: 8px }
      </style>`,
    );
    const name = `${faulty.brand}, ${faulty.scheme}`;
    const violations = await auditThemes(page, scopedThemes);
    expect(new Set(violations.map((each) => each.replace(/: .*/s, '')))).toEqual(new Set([name]));
    const rules = violations.map((each) => each.split(': ')[1]);
    expect(new Set(rules)).toEqual(new Set(['color-contrast', 'target-size']));
  });
}

test('axe runs every rule but deprecated ones and those of level AAA', async ({ storyPage }) => {
  const { rules } = await runAxe(storyPage.page);
  expect(rules).toEqual(
    expect.arrayContaining(['color-contrast', 'region', 'target-size', 'p-as-heading']),
  );
  expect(rules.length).toBeGreaterThan(90);
});

test('finds elements that the keyboard cannot reach or leave, and focus that is not visible', async ({
  storyPage,
}) => {
  const { page } = storyPage;
  await plant(
    page,
    '<button class="planted">a</button><style>.planted { outline: none !important }</style><a href="#x" tabindex="-1">b</a>',
  );
  const stops = await findStops(page);
  for (const _ of stops.slice(0, -1)) await page.keyboard.press('Tab');
  expect(await focusedStop(page)).toEqual({ stop: stops.length - 2, outlined: false });
  await page.keyboard.press('Tab');
  expect((await focusedStop(page)).stop).not.toBe(stops.length - 1);
  await plant(page, '<input onkeydown="event.preventDefault()">');
  await page.locator('input').last().focus();
  await tabOutOfStory(page);
  expect(await hasLeftStory(page)).toBe(false);
  await endWalk(page);
});

test('with another Chromium the run reports it and tolerates what it states', () => {
  expect(chooseComparison('156.0.1', '156.0.1').notice).toBeUndefined();
  const { notice, tolerance } = chooseComparison('156.0.1', '157.0.2');
  expect(notice).toContain('156.0.1');
  expect(notice).toContain('157.0.2');
  expect(notice).toContain('2 %');
  expect(tolerance.maxDiffPixelRatio).toBe(0.02);
});
