import { type AxeWindow, installAxe, openBrowser } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { gatherComplaints } from './complaints.ts';
import { answerForOutside } from './outside-world.ts';
import { setGlobals, tellPreview } from './preview-channel.ts';
import { serveFolder } from './serve-folder.ts';
import type { Theme } from './themes.ts';

/** Storybook holds animations still for a browser of this name. */
const userAgent = 'Chromium StorybookTestRunner';

const emptyPage = '/iframe.html?viewMode=story';

/** Storybook's own axe stays off: two of them in one page stand in each other's way. */
const withoutOwnAxe = { a11y: { manual: true } };

/**
 * What Storybook brings along and no reader sees: placeholders of what loads, scripts that have run, and links that
 * have been followed. axe would go through it again in every theme, which takes nearly half of its time.
 */
const scaffolding =
  'body > .sb-wrapper:not(.sb-errordisplay), body > script, head > script, head > link[rel=modulepreload]';

/** Values of Storybook's toolbars. */
export type Globals = Readonly<Record<string, string>>;

type Size = { width: number; height: number };

/** A page of a served Storybook in which stories are shown one after another: loading it anew for each would take most of the time. */
export type Stage = {
  page: Page;
  chromiumVersion: string;
  /**
   * Shows a story from its server's HTML on, with these toolbars.
   * Answers what it threw, what its console said and what it asked of other hosts but pictures.
   */
  show: (storyId: string, globals: Globals) => Promise<string[]>;
  /** Turns toolbars while the story stands. Answers the same. */
  turn: (globals: Globals) => Promise<string[]>;
  /** Gives the page a theme as the toolbars do, without rendering the story anew. */
  dress: (theme: Theme) => Promise<void>;
  /** Gives the page a viewport of this size, in CSS pixels. */
  resize: (size: Size) => Promise<void>;
  /** What was said and asked for since the last answer. */
  complaints: () => string[];
  close: () => Promise<void>;
};

/** The page of a stage, which can be dressed from within. */
export type StageWindow = AxeWindow & { dress: (theme: Theme) => void };

function offerDress(): void {
  const { documentElement: page } = document;
  (globalThis as StageWindow).dress = ({ brand, scheme }) => {
    page.dataset.brand = brand;
    page.style.colorScheme = scheme;
  };
}

function clearAway(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove();
}

/** Serves the folder and opens its empty preview in a browser of its own. */
export async function openStage(folder: string): Promise<Stage> {
  const server = await serveFolder(folder);
  const browser = await openBrowser();
  const page = await browser.newPage({ userAgent });
  const complaints = gatherComplaints(page, server.url);
  await answerForOutside(page, server.url);
  await page.goto(server.url + emptyPage);
  await page.locator('body.sb-show-nopreview').waitFor({ state: 'attached' });
  await setGlobals(page, withoutOwnAxe);
  await installAxe(page);
  await page.evaluate(offerDress);
  complaints();
  const tell = async (event: string, payload: unknown) => [
    ...(await tellPreview(page, event, payload)),
    ...complaints(),
  ];
  let shown = '';
  const select = async (storyId: string) => {
    const event = shown === storyId ? 'forceRemount' : 'setCurrentStory';
    shown = storyId;
    const said = await tell(event, { storyId, viewMode: 'story' });
    await page.evaluate(clearAway, scaffolding);
    return said;
  };
  const turned: Record<string, string> = {};
  const turn = (globals: Globals) => {
    Object.assign(turned, globals);
    return tell('updateGlobals', { globals });
  };
  return {
    page,
    chromiumVersion: browser.version(),
    complaints,
    turn,
    dress: (theme) => page.evaluate((theme) => (globalThis as StageWindow).dress(theme), theme),
    async resize({ width, height }) {
      const current = page.viewportSize();
      // To be told its own size again costs a page a new layout and a new picture.
      if (current?.width === width && current.height === height) return;
      await page.setViewportSize({ width, height });
    },
    async show(storyId, globals) {
      // Toolbars turn only what stands, and what stood before is not asked about.
      if (!shown) await select(storyId);
      if (Object.entries(globals).some(([name, value]) => turned[name] !== value))
        await turn(globals);
      return select(storyId);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
