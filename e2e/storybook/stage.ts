import type { Page } from 'playwright';
import { installAxe } from '../harness/axe.ts';
import { openBrowser } from '../harness/browser.ts';
import { gatherComplaints } from './complaints.ts';
import type { Look } from './looks.ts';
import { answerForOutside } from './outside-world.ts';
import { setGlobals, tellPreview } from './preview-channel.ts';
import { serveFolder } from './serve-folder.ts';

/** Storybook holds animations still for a browser of this name. */
const userAgent = 'Chromium StorybookTestRunner';

const emptyPage = '/iframe.html?viewMode=story';

/** Storybook's own axe stays off: two of them in one page stand in each other's way. */
const withoutOwnAxe = { a11y: { manual: true } };

/** Values of Storybook's toolbars. */
export type Globals = Readonly<Record<string, string>>;

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
  /** Gives the page a look as the toolbars do, without rendering the story anew. */
  dress: (look: Look) => Promise<void>;
  /** What was said and asked for since the last answer. */
  complaints: () => string[];
  close: () => Promise<void>;
};

function dress({ brand, scheme }: Look): void {
  const { documentElement: page } = document;
  page.dataset.brand = brand;
  page.style.colorScheme = scheme;
}

/** Serves the folder and opens its empty preview in a browser of its own. */
export async function openStage(folder: string): Promise<Stage> {
  const server = await serveFolder(folder);
  const browser = await openBrowser();
  const page = await browser.newPage({ userAgent });
  const complaints = gatherComplaints(page, server.origin);
  await answerForOutside(page, server.origin);
  await page.goto(server.origin + emptyPage);
  await page.locator('body.sb-show-nopreview').waitFor({ state: 'attached' });
  await setGlobals(page, withoutOwnAxe);
  await installAxe(page);
  complaints();
  const tell = async (event: string, payload: unknown) => [
    ...(await tellPreview(page, event, payload)),
    ...complaints(),
  ];
  let shown = '';
  const select = (storyId: string) => {
    const event = shown === storyId ? 'forceRemount' : 'setCurrentStory';
    shown = storyId;
    return tell(event, { storyId, viewMode: 'story' });
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
    dress: (look) => page.evaluate(dress, look),
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
