import type { Page } from 'playwright';
import {
  endWalk,
  findStops,
  focusedPlayer,
  focusedStop,
  hasLeftStory,
  isOpen,
  tabOutOfStory,
} from './keyboard-walk.ts';
import type { Stage } from './stage.ts';
import { stories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { desk } from './themes.ts';

const activationKeys = ['Enter', 'Space'] as const;

/** Each key opens what the summary stands over, and closes it again. */
async function expectToggles(page: Page) {
  const atFirst = await isOpen(page);
  for (const key of activationKeys) {
    await page.keyboard.press(key);
    expect(await isOpen(page), key).toBe(!atFirst);
    await page.keyboard.press(key);
    expect(await isOpen(page), key).toBe(atFirst);
  }
}

/**
 * Tab by tab through the story, and out of it. Out of a frame, which has a process of its own, the focus comes some time
 * after the key. Answers the start tags of what was reached.
 */
async function walk(page: Page): Promise<string[]> {
  const stops = await findStops(page);
  for (const [index, html] of stops.entries()) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => focusedStop(page), { message: html })
      .toEqual({ stop: index, outlined: true });
    if (html.startsWith('<summary')) await expectToggles(page);
  }
  await tabOutOfStory(page);
  await expect.poll(() => hasLeftStory(page), { message: 'Tab after the last stop' }).toBe(true);
  await endWalk(page);
  return stops;
}

/** The player loads when it is asked for, not before, and takes the focus. */
async function expectPlays(stage: Stage, key: (typeof activationKeys)[number]) {
  const { page } = stage;
  const video = page.locator('[data-video-player]').first();
  const player = await video.getAttribute('data-video-player');
  const isLoaded = () => page.frames().some((frame) => frame.url() === player);
  await video.focus();
  expect(isLoaded(), `before ${key}`).toBe(false);
  await page.keyboard.press(key);
  await expect.poll(() => focusedPlayer(page), { message: key }).toBe(player);
  await expect.poll(isLoaded, { message: key }).toBe(true);
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name} is worked by keyboard, behaviours attached before or after hydration`, async ({
    stage,
  }) => {
    await stage.resize(desk);
    expect(await stage.show(id, { script: 'on', behaviours: 'after' })).toEqual([]);
    const stops = await walk(stage.page);
    if (stops.length === 0) return;
    expect(await stage.turn({ behaviours: 'before' })).toEqual([]);
    expect(await walk(stage.page)).toEqual(stops);
    if (!stops.some((html) => html.includes('data-video-player'))) return;
    for (const behaviours of ['before', 'after']) {
      for (const key of activationKeys) {
        expect(await stage.turn({ behaviours })).toEqual([]);
        await expectPlays(stage, key);
      }
    }
  });
}
