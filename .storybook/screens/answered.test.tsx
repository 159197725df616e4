import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import * as stories from './answered.stories.tsx';

const { default: _, ...answered } = stories;

test.each(Object.entries(answered))(
  '§2.3 %s shows another state of its page',
  async (_name, story) => {
    const render = story.render as () => ReactNode;
    const { prelude } = await prerender(render());
    const html = await new Response(prelude).text();
    const shown: string = story.parameters?.fill(html);
    expect(shown.match(/<h1/g)).toHaveLength(1);
    const textOf = (page: string) =>
      page.replaceAll(/<(?:script|template)[\s\S]*?<\/(?:script|template)>/g, '');
    const parts = (page: string) =>
      textOf(page).match(/(?:data-flow-(?:step|end)|aria-invalid|hidden|value)="[^"]*"/g);
    expect(parts(shown)).not.toEqual(parts(html));
  },
);
