import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A part as a server writes it: what it shows is no longer hidden. */
export const filled = (
  part: ReactNode,
  change: (html: string) => string = (html) => html,
): StoryObj => {
  const html = change(renderToStaticMarkup(part));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the part's own
  return { render: () => <div dangerouslySetInnerHTML={{ __html: html }} /> };
};

/** Shows an element by an attribute, such as `data-flow-total=""`, with a text. */
export const show = (html: string, hook: string, text = ''): string =>
  html.replace(
    new RegExp(`(${hook}[^>]*?) hidden=""([^>]*>)`),
    (_, before: string, after: string) => before + after + text,
  );
