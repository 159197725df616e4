import { BLOCKS, type BlockName } from '@plaza/ui-blocks';
import type { BlockFixture, BlockUsage } from '@plaza/ui-blocks/testing/block-fixture';
import { schemaFields } from '@plaza/ui-blocks/testing/schema-fields';
import {
  Canvas,
  Controls,
  DocsContext,
  DocsPage as StorybookDocsPage,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { SchemaTable } from './schema-table.tsx';

type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext>['value']['componentStories']
>[number];

const fixtureOf = ({ parameters }: PreparedStory): BlockFixture | undefined => parameters.fixture;

/** The documentation of a block: its purpose, data and examples; for anything else, Storybook's own. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { block, usage } = preparedMeta.parameters;
  return block ? <BlockDocs block={block} usage={usage} /> : <StorybookDocsPage />;
}

function BlockDocs({ block, usage }: { block: BlockName; usage: BlockUsage }) {
  const stories = use(DocsContext)
    .componentStories()
    .filter((story) => fixtureOf(story) !== undefined);
  const examples = stories.filter((story) => fixtureOf(story)?.error === undefined);
  const refused = stories.filter((story) => fixtureOf(story)?.error !== undefined);
  return (
    <>
      <Title />
      <h2>What it is for</h2>
      <p>{usage.purpose}</p>
      <h2>When not to use it</h2>
      <p>{usage.avoid}</p>
      <h2>Its data</h2>
      <SchemaTable fields={schemaFields(BLOCKS[block].schema)} />
      <h2>Try it</h2>
      <Example story={examples[0]} open />
      <h2>Examples</h2>
      {examples.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <h2>What it refuses</h2>
      <p>Bad data is an error in tests and imports. On a page it leaves this in its place.</p>
      {refused.map((story) => (
        <Example key={story.id} story={story} />
      ))}
    </>
  );
}

function Example({ story, open = false }: { story: PreparedStory | undefined; open?: boolean }) {
  if (!story) return null;
  const { moduleExport, name } = story;
  return (
    <>
      {!open && <h3 id={story.id}>{name}</h3>}
      <Refusal message={fixtureOf(story)?.error} />
      <Canvas of={moduleExport} className="docs-example" />
      {open && <Controls of={moduleExport} />}
    </>
  );
}

function Refusal({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p>
      <code>{message.replace(/: $/, '')}</code>
    </p>
  );
}
