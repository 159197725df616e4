import { localeRow } from '@plaza/ui-blocks/testing/locales/locales';
import { RIGHT_TO_LEFT } from './apply-theme.ts';

type Framed = {
  title: string;
  name: string;
  viewMode?: string;
  globals: Record<string, unknown>;
  parameters: { frame?: 'none'; fixture?: { kind?: string } };
};

/**
 * Adds what surrounds a block on a page, a main landmark and headings, to the canvas. A story that is a page itself sets
 * `parameters.frame: 'none'`. Returns the empty element for the story.
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
