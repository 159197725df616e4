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
 * Lays what surrounds a block on a page, its main landmark and the headings above it, into the canvas. A story that is a page
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
  main.append(headingOf('h1', title), headingOf('h2', name), page);
  canvas.replaceChildren(main);
  return page;
}

function headingOf(level: 'h1' | 'h2', text: string): HTMLElement {
  const heading = document.createElement(level);
  heading.className = 'story-heading';
  heading.textContent = text;
  return heading;
}
