import { BLOCKS, type BlockName } from '@plaza/ui-blocks';
import type { BlockDocs as Docs } from '@plaza/ui-blocks/testing/block-docs';
import { schemaFields } from '@plaza/ui-blocks/testing/schema-fields';
import {
  DocsContext,
  DocsPage as StorybookDocsPage,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { DocsHeading } from './docs-heading.tsx';
import { EditorForm } from './editor-form.tsx';
import { EntrySource } from './entry-source.tsx';
import { EveryPage } from './every-page.tsx';
import { Example, Examples, fixtureOf, type PreparedStory } from './examples.tsx';
import { Guidance, History, Status } from './guidance.tsx';
import { SchemaTable } from './schema-table.tsx';
import { ScreenDocs } from './screen-docs.tsx';
import { entrySource } from './screen-source.ts';
import { SideBySide, type Width } from './side-by-side.tsx';
import { withCode } from './with-code.tsx';

/** The documentation of a block or of another part with some; for anything else, Storybook's own. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { block, usage, screen, screenDocs, everyPage, widths } = preparedMeta.parameters;
  if (screen) return <ScreenDocs screen={screen} docs={screenDocs} />;
  if (everyPage) return <EveryPage />;
  if (block) return <BlockDocs block={block} usage={usage} />;
  return usage ? <PartDocs usage={usage} widths={widths} /> : <StorybookDocsPage />;
}

/** What a part is for and how it is written. */
function Purpose({ usage }: { usage: Docs }) {
  return (
    <>
      <Title />
      <Status docs={usage} />
      <DocsHeading>What it is for</DocsHeading>
      <p>{withCode(usage.purpose)}</p>
      <DocsHeading>When not to use it</DocsHeading>
      <p>{withCode(usage.avoid)}</p>
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
function PartDocs({ usage, widths }: { usage: Docs; widths: readonly Width[] | undefined }) {
  const stories = use(DocsContext).componentStories();
  const examples = stories.filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Purpose usage={usage} />
      <DocsHeading>In every brand and scheme</DocsHeading>
      <SideBySide story={shownFirst(stories)} {...(widths && { widths })} />
      {usage.fields && (
        <>
          <DocsHeading>Its data, to try</DocsHeading>
          <Example story={examples[0]} open />
        </>
      )}
      {usage.entry && <EntryOf entry={usage.entry} />}
      <DocsHeading>Examples</DocsHeading>
      <Examples stories={examples} />
      <History docs={usage} />
    </>
  );
}

function EntryOf({ entry }: { entry: NonNullable<Docs['entry']> }) {
  const source = entrySource(entry);
  return (
    source && (
      <>
        <DocsHeading>Its data</DocsHeading>
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
  const tried = examples.find((story) => fixtureOf(story)?.kind === 'full') ?? examples[0];
  const refused = stories.filter((story) => fixtureOf(story)?.error !== undefined);
  return (
    <>
      <Purpose usage={usage} />
      <DocsHeading>In every brand and scheme</DocsHeading>
      <SideBySide story={shownFirst(all)} />
      <DocsHeading>Its data</DocsHeading>
      <SchemaTable fields={fields} />
      <DocsHeading>Try it</DocsHeading>
      <Example story={tried} open />
      {tried && fields.length > 0 && (
        <EditorForm block={block} storyId={tried.id} attrs={tried.initialArgs} />
      )}
      <DocsHeading>Examples</DocsHeading>
      <Examples stories={examples} />
      <DocsHeading>What it rejects</DocsHeading>
      <p>
        Invalid data fails tests and imports. If it reaches a page all the same, the page shows this
        in place of the block.
      </p>
      {refused.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <History docs={usage} />
    </>
  );
}

/** The story of the examples that say most, if there is one; it is hidden from the list of stories. */
const shownFirst = (stories: readonly PreparedStory[]): string =>
  (stories.find(({ tags }) => tags.includes('baseline') || tags.includes('overview')) ?? stories[0])
    ?.id ?? '';
