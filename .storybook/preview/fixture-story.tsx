import type { StoryObj } from '@storybook/react-vite';
import { RichText } from '../../packages/ui-blocks/src/react/rich-text/rich-text.tsx';
import type { BlockFixture } from '../../packages/ui-blocks/src/testing/block-fixture.ts';
import { block, doc } from '../../packages/ui-blocks/src/testing/editor-json.ts';

/** The story of one fixture: its block alone in a document, read as pages read it. */
export function fixtureStory(fixture: BlockFixture): StoryObj {
  return {
    name: fixture.name,
    args: fixture.attrs,
    parameters: { fixture },
    render: (args, { parameters }) => (
      <RichText
        document={doc(block(parameters.block, args))}
        mode="page"
        context={fixture.context}
      />
    ),
  };
}
