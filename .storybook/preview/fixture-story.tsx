import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { RenderContext } from '../../packages/ui-blocks/src/blocks/render-context.ts';
import { RichText } from '../../packages/ui-blocks/src/react/rich-text/rich-text.tsx';
import type { BlockFixture } from '../../packages/ui-blocks/src/testing/block-fixture.ts';
import { block, doc } from '../../packages/ui-blocks/src/testing/editor-json.ts';
import { lendContext } from './lend-context.ts';
import { localeRow } from './locales.ts';

type ShownBlock = {
  block: string;
  attrs: Record<string, unknown>;
  context: RenderContext | undefined;
  locale: string;
};

function ShownBlock({ block: name, attrs, context, locale }: ShownBlock) {
  const lent = lendContext(context, localeRow(locale));
  return <RichText document={doc(block(name, attrs))} mode="page" context={lent} />;
}

/** What content holds of the story, in place of the code that draws it. */
const contentOf = (_code: string, { parameters, args }: StoryContext) =>
  JSON.stringify(block(parameters.block, args), null, 2);

/** The story of one fixture: its block alone in a document, read as pages read it. */
export function fixtureStory(fixture: BlockFixture): StoryObj {
  return {
    name: fixture.name,
    args: fixture.attrs,
    parameters: {
      fixture,
      docs: { source: { type: 'code', language: 'json', transform: contentOf } },
    },
    render: (args, { parameters, globals }) => (
      <ShownBlock
        block={parameters.block}
        attrs={args}
        context={fixture.context}
        locale={globals.locale}
      />
    ),
  };
}

/** The first examples of a block, as many as one look takes in, one below another. */
export function baselineStory(fixtures: readonly BlockFixture[]): StoryObj {
  const shown = fixtures.filter(({ error }) => error === undefined).slice(0, 6);
  return {
    name: 'Baseline',
    render: (_, { parameters, globals }) => (
      <div className="story-examples">
        {shown.map(({ name, attrs, context }) => (
          <div key={name}>
            <ShownBlock
              block={parameters.block}
              attrs={attrs}
              context={context}
              locale={globals.locale}
            />
          </div>
        ))}
      </div>
    ),
  };
}
