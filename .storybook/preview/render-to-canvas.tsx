import type { ReactRenderer } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RenderToCanvas } from 'storybook/internal/types';

/**
 * Shows a story as a page arrives: the server's HTML first; then, unless the visitor has no
 * JavaScript, hydrated, with its behaviours attached. React's messages go to the console.
 */
export const renderToCanvas: RenderToCanvas<ReactRenderer> = async (story, canvas) => {
  const { storyFn, storyContext, showMain } = story;
  const content = storyFn() as ReactNode;
  const canvasElement = canvas as HTMLElement;
  canvasElement.innerHTML = renderToString(content);
  showMain();
  if (storyContext.globals.script === 'off') return () => canvasElement.replaceChildren();
  return hydrate(canvasElement, content);
};

async function hydrate(element: HTMLElement, content: ReactNode): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(element, <Reporting onDone={resolve}>{content}</Reporting>);
  await promise;
  return () => root.unmount();
}

function Reporting({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
