import { runAxe } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { auditThemes, scopedThemes } from './audit-themes.ts';
import { baselineOf } from './baselines.ts';
import { chooseComparison } from './chromium-version.ts';
import { endWalk, findStops, focusedStop, hasLeftStory, tabOutOfStory } from './keyboard-walk.ts';
import { settlePage } from './settle-page.ts';
import { baselineStories, stories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { desk, storyThemes } from './themes.ts';

const [story] = stories;
const [pictured] = baselineStories;
if (!story || !pictured) throw new Error('The Storybook holds no story');

/** Adds markup to the story that stands. */
const plant = (page: Page, html: string) =>
  page.evaluate((planted) => {
    document.querySelector('#storybook-root main')?.insertAdjacentHTML('beforeend', planted);
  }, html);

test.beforeEach(async ({ stage }) => {
  await stage.resize(desk);
  await stage.show(story.id, {
    script: 'on',
    behaviours: 'after',
    ...storyThemes[0],
  });
});

test('a story that is missing, or throws, is complained of', async ({ stage }) => {
  expect(await stage.show('no-such--story', {})).toContainEqual(
    expect.stringMatching(/^storyMissing/),
  );
});

test('a difference between server and browser is complained of', async ({ stage }) => {
  const { page } = stage;
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
  const complaints = await stage.turn({ script: 'on' });
  await page.evaluate(() => (globalThis as unknown as { restore: () => void }).restore());
  expect(complaints.join()).toContain('hydrat');
});

const plantedSounds = [
  ['a word in the console', 'console.info("planted")', /^info: planted/],
  ['an error', 'setTimeout(() => { throw new Error("planted"); })', /^uncaught: planted/],
  ['a rejection', 'void Promise.reject(new Error("planted"))', /^uncaught: planted/],
  ['an answer of 404', 'void fetch("/planted")', /^404: /],
  [
    'a request to another host',
    'void fetch("https://planted.example/").catch(() => {})',
    /^request: https:/,
  ],
] as const;

for (const [what, code, complaint] of plantedSounds) {
  test(`${what} is complained of`, async ({ stage }) => {
    await stage.page.evaluate(code);
    await expect.poll(() => stage.complaints()).toContainEqual(expect.stringMatching(complaint));
    await stage.show(story.id, {});
  });
}

test('Storybook’s own axe does not run beside that of the tests', async ({ stage }) => {
  await stage.page.evaluate(() => {
    const own = (globalThis as unknown as { axe: { run: (...of: unknown[]) => unknown } }).axe;
    const { run } = own;
    own.run = (...of) => {
      performance.mark('axe runs');
      return run(...of);
    };
    Object.assign(globalThis, { restore: () => Object.assign(own, { run }) });
  });
  const runs = () => stage.page.evaluate(() => performance.getEntriesByName('axe runs').length);
  expect(await stage.turn({ script: 'off' })).toEqual([]);
  expect(await runs()).toBe(0);
  await runAxe(stage.page);
  expect(await runs()).toBe(1);
  await stage.page.evaluate(() => (globalThis as unknown as { restore: () => void }).restore());
});

const plantedBarriers = [
  [
    'color-contrast',
    '<p class="planted">Pale</p><style>.planted { color: #999; background: #fff }</style>',
  ],
  ['image-alt', '<img src="data:,">'],
  ['landmark-no-duplicate-main', '<main>planted</main>'],
  [
    'target-size',
    // A style element beside the links would pass for words around them, where links may be small.
    '<a href="#a">a</a><a href="#b">b</a>'.replaceAll(
      '<a',
      '<a style="display: inline-block; width: 9px; height: 9px; overflow: hidden"',
    ),
  ],
  ['button-name', '<button></button>'],
] as const;

for (const [rule, html] of plantedBarriers) {
  test(`axe objects by ${rule}`, async ({ stage }) => {
    await plant(stage.page, html);
    const { violations } = await runAxe(stage.page);
    expect(violations).toContainEqual(expect.stringMatching(`^${rule}: `));
  });
}

test('a contrast that fails in forced colours alone is objected to', async ({ stage }) => {
  await plant(
    stage.page,
    '<p class="planted">Pale</p><style>.planted { color: #000; background: #fff } @media (forced-colors: active) { .planted { forced-color-adjust: none; color: #999 } }</style>',
  );
  expect((await runAxe(stage.page)).violations).toEqual([]);
  await stage.page.emulateMedia({ forcedColors: 'active' });
  const { violations } = await runAxe(stage.page, 'theme');
  await stage.page.emulateMedia({ forcedColors: 'none' });
  expect(violations).toEqual([expect.stringMatching('^color-contrast: ')]);
});

for (const faulty of scopedThemes) {
  test(`what is at fault in ${faulty.brand}, ${faulty.scheme} alone is objected to there alone`, async ({
    stage,
  }) => {
    const { page } = stage;
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

test('axe leaves no rule out but what it has given up and what asks for more than AA', async ({
  stage,
}) => {
  const { rules } = await runAxe(stage.page);
  expect(rules).toEqual(
    expect.arrayContaining(['color-contrast', 'region', 'target-size', 'p-as-heading']),
  );
  expect(rules.length).toBeGreaterThan(90);
});

test('what the keyboard cannot reach, cannot leave, or is not shown on, is found', async ({
  stage,
}) => {
  const { page } = stage;
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

test('a picture that differs by a shade is found', async ({ stage }) => {
  const { page } = stage;
  const [theme] = storyThemes;
  if (!theme) throw new Error('no theme');
  await page.setViewportSize({ width: 360, height: 200 });
  await stage.show(pictured.id, theme);
  await settlePage(page);
  await page.addStyleTag({ content: '#storybook-root p { opacity: 0.97 }' });
  const { tolerance } = chooseComparison('1', '1');
  const compared = expect(page).toHaveScreenshot(baselineOf(pictured, theme, 360), {
    fullPage: true,
    timeout: 2000,
    ...tolerance,
  });
  await expect(compared).rejects.toThrow('pixels');
});

test('with another Chromium the run says so and tolerates what it states', () => {
  expect(chooseComparison('156.0.1', '156.0.1').notice).toBeUndefined();
  const { notice, tolerance } = chooseComparison('156.0.1', '157.0.2');
  expect(notice).toContain('156.0.1');
  expect(notice).toContain('157.0.2');
  expect(notice).toContain('2 %');
  expect(tolerance.maxDiffPixelRatio).toBe(0.02);
});
