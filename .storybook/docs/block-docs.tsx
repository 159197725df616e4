import { BLOCKS, type BlockName } from '@plaza/ui-blocks';
import type { BlockDocs as Docs } from '@plaza/ui-blocks/testing/block-docs';
import type { BlockFixture } from '@plaza/ui-blocks/testing/block-fixture';
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
import { EditorForm } from './editor-form.tsx';
import { EntrySource } from './entry-source.tsx';
import { EveryPage } from './every-page.tsx';
import { Guidance, History } from './guidance.tsx';
import { SchemaTable } from './schema-table.tsx';
import { ScreenDocs } from './screen-docs.tsx';
import { entrySource } from './screen-source.ts';
import { SideBySide } from './side-by-side.tsx';

type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext>['value']['componentStories']
>[number];

const fixtureOf = ({ parameters }: PreparedStory): BlockFixture | undefined => parameters.fixture;

/** The documentation of a block or of another part with some; for anything else, Storybook's own. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { block, usage, screen, screenDocs, everyPage } = preparedMeta.parameters;
  if (screen) return <ScreenDocs screen={screen} docs={screenDocs} />;
  if (everyPage) return <EveryPage />;
  if (block) return <BlockDocs block={block} usage={usage} />;
  return usage ? <PartDocs usage={usage} /> : <StorybookDocsPage />;
}

/** What a part is for and how it is written. */
function Purpose({ usage }: { usage: Docs }) {
  return (
    <>
      <Title />
      <h2>What it is for</h2>
      <p>{usage.purpose}</p>
      <h2>When not to use it</h2>
      <p>{usage.avoid}</p>
      <Guidance docs={usage} met={metBy(usage)} />
    </>
  );
}

const metBy = ({ accessibility: { roles, keys, reader } }: Docs) => ({
  Roles: roles,
  Keys: keys,
  'A screen reader says': reader,
});

/** A part that screens fill in: no editor writes its data. */
function PartDocs({ usage }: { usage: Docs }) {
  const stories = use(DocsContext).componentStories();
  const examples = stories.filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Purpose usage={usage} />
      <h2>In every brand and scheme</h2>
      <SideBySide story={shownFirst(stories)} />
      {usage.fields && (
        <>
          <h2>Its data, to try</h2>
          <Example story={examples[0]} open />
        </>
      )}
      {usage.entry && <EntryOf entry={usage.entry} />}
      <h2>Examples</h2>
      {examples.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <History docs={usage} />
    </>
  );
}

function EntryOf({ entry }: { entry: NonNullable<Docs['entry']> }) {
  const source = entrySource(entry);
  return (
    source && (
      <>
        <h2>Its data</h2>
        <EntrySource {...source} open />
      </>
    )
  );
}

function BlockDocs({ block, usage }: { block: BlockName; usage: Docs }) {
  const all = use(DocsContext).componentStories();
  const stories = all.filter((story) => fixtureOf(story) !== undefined);
  const examples = stories.filter((story) => fixtureOf(story)?.error === undefined);
  const fields = schemaFields(BLOCKS[block].schema);
  const refused = stories.filter((story) => fixtureOf(story)?.error !== undefined);
  return (
    <>
      <Purpose usage={usage} />
      <h2>In every brand and scheme</h2>
      <SideBySide story={shownFirst(all)} />
      <h2>Its data</h2>
      <SchemaTable fields={fields} />
      <h2>Try it</h2>
      <Example story={examples[0]} open />
      {examples[0] && fields.length > 0 && (
        <EditorForm block={block} storyId={examples[0].id} attrs={examples[0].initialArgs} />
      )}
      <h2>Examples</h2>
      {examples.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <h2>What it refuses</h2>
      <p>Bad data is an error in tests and imports. On a page it leaves this in its place.</p>
      {refused.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <History docs={usage} />
    </>
  );
}

/** The story of the examples that say most, if there is one; it is hidden from the list of stories. */
const shownFirst = (stories: readonly PreparedStory[]): string =>
  (stories.find(({ tags }) => tags.includes('baseline')) ?? stories[0])?.id ?? '';

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
