import { attachVideos } from '@plaza/ui-blocks/browser';
import type { ReactRenderer } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { RenderToCanvas } from 'storybook/internal/types';
import { frameStory } from './frame-story.ts';

/** The root of each canvas: changing a toolbar renders again without clearing first. */
const roots = new WeakMap<HTMLElement, Root>();

/**
 * Renders a story as a page loads: the server's HTML first; then, unless JavaScript is off, it is
 * hydrated, with enhancements attached before or after. React's messages go to the console.
 * A story with `parameters.onServer`, whose components wait for content, is not hydrated; its HTML goes through
 * `parameters.fill`. With `parameters.openInDocs`, the first disclosure is open in documentation.
 */
export const renderToCanvas: RenderToCanvas<ReactRenderer> = async (story, canvas) => {
  const { storyFn, storyContext, showMain } = story;
  const { script, enhancements } = storyContext.globals;
  const canvasElement = canvas as HTMLElement;
  const content = storyFn() as ReactNode;
  clear(canvasElement);
  const page = frameStory(canvasElement, storyContext);
  const { onServer, fill = (html: string) => html } = storyContext.parameters;
  page.innerHTML = onServer ? fill(await renderOnServer(content)) : renderToString(content);
  showMain();
  if (onServer) attachVideos(page);
  else if (script !== 'off') {
    if (enhancements === 'before') attachVideos(page);
    roots.set(canvasElement, await hydrate(page, content));
    if (enhancements !== 'before') attachVideos(page);
  }
  if (storyContext.parameters.openInDocs && isInDocs(storyContext.viewMode)) openFirst(page);
  return () => clear(canvasElement);
};

/** Whether it is an example of a page of documentation, or in a frame of one. */
const isInDocs = (viewMode: string | undefined) =>
  viewMode === 'docs' || window.frameElement?.closest('.docs-side') != null;

function openFirst(page: Element): void {
  page.querySelector('details')?.setAttribute('open', '');
}

async function renderOnServer(content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, { onError: (error) => void errors.push(error) });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

function clear(canvas: HTMLElement): void {
  roots.get(canvas)?.unmount();
  roots.delete(canvas);
  canvas.replaceChildren();
}

async function hydrate(element: HTMLElement, content: ReactNode): Promise<Root> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(element, <Reporting onDone={resolve}>{content}</Reporting>);
  await promise;
  return root;
}

function Reporting({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
