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
import type { StoryPage } from './story-page.ts';
import { expect } from './story-test.ts';

const activationKeys = ['Enter', 'Space'] as const;

/** Each key opens the details of the summary, and closes them again. */
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
 * Tabs through the story and out of it. The focus leaves a frame, which has a process of its own, some time after the
 * key. Returns the start tags of what it reached.
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

/** The player loads on the key, not before, and takes the focus. */
async function expectPlays(storyPage: StoryPage, key: (typeof activationKeys)[number]) {
  const { page } = storyPage;
  const video = page.locator('[data-video-player]').first();
  const player = await video.getAttribute('data-video-player');
  const isLoaded = () => page.frames().some((frame) => frame.url() === player);
  await video.focus();
  expect(isLoaded(), `before ${key}`).toBe(false);
  await page.keyboard.press(key);
  await expect.poll(() => focusedPlayer(page), { message: key }).toBe(player);
  await expect.poll(isLoaded, { message: key }).toBe(true);
}

/**
 * Walks through the hydrated story that is shown, with enhancements attached before hydration and
 * after it, and plays its videos with each key.
 */
export async function walkStory(storyPage: StoryPage): Promise<void> {
  const { page } = storyPage;
  const stops = await walk(page);
  if (stops.length === 0) return;
  const other = storyPage.toolbar('enhancements') === 'after' ? 'before' : 'after';
  expect(await storyPage.setToolbars({ enhancements: other })).toEqual([]);
  expect(await walk(page)).toEqual(stops);
  if (!stops.some((html) => html.includes('data-video-player'))) return;
  for (const enhancements of ['before', 'after']) {
    for (const key of activationKeys) {
      expect(await storyPage.setToolbars({ enhancements })).toEqual([]);
      await expectPlays(storyPage, key);
    }
  }
}
