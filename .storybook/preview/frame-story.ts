import { localeRow } from '../../packages/ui-blocks/src/testing/locales/locales.ts';
import { RIGHT_TO_LEFT } from './dress-page.ts';

type Framed = {
  title: string;
  name: string;
  viewMode?: string;
  globals: Record<string, unknown>;
  parameters: { frame?: 'none'; fixture?: { kind?: string } };
};

/**
 * Lays what surrounds a block on a page, its main landmark and its heading, into the canvas. A story that is a page
 * itself says `parameters.frame: 'none'`. Answers the empty element that the story fills.
 */
export function frameStory(canvas: HTMLElement, story: Framed): HTMLElement {
  const { title, name, viewMode, globals, parameters } = story;
  const framed = viewMode === 'story' && parameters.frame !== 'none';
  const page = document.createElement('div');
  page.lang = localeRow(String(globals.locale)).lang;
  if (parameters.fixture?.kind === 'right-to-left') Object.assign(page, RIGHT_TO_LEFT);
  if (!framed) {
    canvas.replaceChildren(page);
    return page;
  }
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.className = 'story-heading';
  heading.textContent = `${title}: ${name}`;
  main.append(heading, page);
  canvas.replaceChildren(main);
  return page;
}
