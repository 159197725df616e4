import type { StoryObj } from '@storybook/react-vite';
import type { RenderContext } from '../../packages/ui-blocks/src/blocks/render-context.ts';
import { RichText } from '../../packages/ui-blocks/src/react/rich-text/rich-text.tsx';
import type { BlockFixture } from '../../packages/ui-blocks/src/testing/block-fixture.ts';
import { block, doc } from '../../packages/ui-blocks/src/testing/editor-json.ts';

type ShownBlock = { block: string; attrs: Record<string, unknown>; context?: RenderContext };

function ShownBlock({ block: name, attrs, context }: ShownBlock) {
  return <RichText document={doc(block(name, attrs))} mode="page" context={context} />;
}

/** The story of one fixture: its block alone in a document, read as pages read it. */
export function fixtureStory(fixture: BlockFixture): StoryObj {
  return {
    name: fixture.name,
    args: fixture.attrs,
    parameters: { fixture },
    render: (args, { parameters }) => (
      <ShownBlock block={parameters.block} attrs={args} context={fixture.context} />
    ),
  };
}

/** The first examples of a block, as many as one look takes in, one below another. */
export function baselineStory(fixtures: readonly BlockFixture[]): StoryObj {
  const shown = fixtures.filter(({ error }) => error === undefined).slice(0, 6);
  return {
    name: 'Baseline',
    render: (_, { parameters }) => (
      <div className="story-examples">
        {shown.map(({ name, attrs, context }) => (
          <div key={name}>
            <ShownBlock block={parameters.block} attrs={attrs} context={context} />
          </div>
        ))}
      </div>
    ),
  };
}
