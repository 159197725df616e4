import { type AxeWindow, installAxe, openBrowser } from '@plaza/testing/browser';
import type { Browser, Page } from 'playwright';
import { answerOutsideHosts } from './outside-hosts.ts';
import { collectPageErrors } from './page-errors.ts';
import { sendToPreview, setGlobals } from './preview-channel.ts';
import { serveFolder } from './serve-folder.ts';
import type { Theme } from './themes.ts';

/** Storybook disables animations for this user agent. */
const userAgent = 'Chromium StorybookTestRunner';

const emptyPage = '/iframe.html?viewMode=story';

/** Storybook's own axe is off: two runs in one page interfere. */
const withoutOwnAxe = { a11y: { manual: true } };

/**
 * Storybook's own invisible elements: loading placeholders, scripts and preload links. axe would examine them in every
 * theme, which takes nearly half of its time.
 */
const scaffolding =
  'body > .sb-wrapper:not(.sb-errordisplay), body > script, head > script, head > link[rel=modulepreload]';

/** Values of Storybook's toolbars. */
export type Globals = Readonly<Record<string, string>>;

type Size = { width: number; height: number };

/** A page of a served Storybook that shows one story after another: loading a page for each would take most of the time. */
export type StoryPage = {
  page: Page;
  chromiumVersion: string;
  /**
   * Shows a story, server-rendered first, with these toolbars.
   * Returns what it threw and the page's errors.
   */
  show: (storyId: string, globals: Globals) => Promise<string[]>;
  /** The value of a toolbar that tests have set. */
  toolbar: (name: string) => string | undefined;
  /** Sets toolbars of the story that is shown. Returns the same. */
  setToolbars: (globals: Globals) => Promise<string[]>;
  /** Applies a theme as the toolbars do, without rendering the story again. */
  applyTheme: (theme: Theme) => Promise<void>;
  /** Sets the viewport, in CSS pixels. */
  resize: (size: Size) => Promise<void>;
  /** The page's errors since they were last retoolbars. */
  errors: () => string[];
  close: () => Promise<void>;
};

/** The window of a story page, with the functions that tests call in it. */
export type StoryWindow = AxeWindow & { applyTheme: (theme: Theme) => void };

function installTheme(): void {
  const { documentElement: page } = document;
  (globalThis as StoryWindow).applyTheme = ({ brand, scheme }) => {
    page.dataset.brand = brand;
    page.style.colorScheme = scheme;
  };
}

function removeAll(selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove();
}

/** Serves the folder and opens its empty preview in a browser of its own, by default one that may draw pictures. */
export async function openStoryPage(
  folder: string,
  open: () => Promise<Browser> = openBrowser,
): Promise<StoryPage> {
  const server = await serveFolder(folder);
  const browser = await open();
  const page = await browser.newPage({ userAgent });
  const errors = collectPageErrors(page, server.url);
  await answerOutsideHosts(page, server.url);
  await page.goto(server.url + emptyPage);
  await page.locator('body.sb-show-nopreview').waitFor({ state: 'attached' });
  await setGlobals(page, withoutOwnAxe);
  await installAxe(page);
  await page.evaluate(installTheme);
  errors();
  const send = async (event: string, payload: unknown) => [
    ...(await sendToPreview(page, event, payload)),
    ...errors(),
  ];
  let shown = '';
  const select = async (storyId: string) => {
    const event = shown === storyId ? 'forceRemount' : 'setCurrentStory';
    shown = storyId;
    const thrown = await send(event, { storyId, viewMode: 'story' });
    await page.evaluate(removeAll, scaffolding);
    return thrown;
  };
  const toolbars: Record<string, string> = {};
  const setToolbars = (globals: Globals) => {
    Object.assign(toolbars, globals);
    return send('updateGlobals', { globals });
  };
  return {
    page,
    chromiumVersion: browser.version(),
    errors,
    toolbar: (name) => toolbars[name],
    setToolbars,
    applyTheme: (theme) =>
      page.evaluate((theme) => (globalThis as StoryWindow).applyTheme(theme), theme),
    async resize({ width, height }) {
      const current = page.viewportSize();
      // Setting the same size again costs a layout and a paint.
      if (current?.width === width && current.height === height) return;
      await page.setViewportSize({ width, height });
    },
    async show(storyId, globals) {
      // Toolbars need a story that is shown.
      if (!shown) await select(storyId);
      if (Object.entries(globals).some(([name, value]) => toolbars[name] !== value))
        await setToolbars(globals);
      return select(storyId);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
