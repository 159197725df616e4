import type { ScreenName } from '@plaza/screens';
import type { ScreenDocs as Docs, ScreenState } from '@plaza/screens/testing/screen-docs';
import { screenPages } from '@plaza/screens/testing/screen-pages';
import { DocsContext, Source, Title } from '@storybook/addon-docs/blocks';
import { type ComponentProps, Fragment, use } from 'react';
import { DocsHeading } from './docs-heading.tsx';
import { entryFields, type FolderFields } from './entry-fields.ts';
import { EntrySource } from './entry-source.tsx';
import { Guidance, History, Status } from './guidance.tsx';
import { SchemaTable } from './schema-table.tsx';
import { pagePlaces, pageSource } from './screen-source.ts';
import { SideBySide } from './side-by-side.tsx';
import { withCode } from './with-code.tsx';

type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext>['value']['componentStories']
>[number];

type ScreenProps = { readonly screen: ScreenName; readonly docs: Docs };

/** Where a page of a phone and one of a desk are told apart (see `VIEWPORTS`). */
const WIDTHS = [360, 1280] as const;

/** The documentation of a screen: what its pages are for, what a brand team fills in, its states. */
export function ScreenDocs({ screen, docs }: ScreenProps) {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Status docs={docs} />
      <DocsHeading>What it is for</DocsHeading>
      <p>{withCode(docs.purpose)}</p>
      <DocsHeading>When to use another screen</DocsHeading>
      <p>{withCode(docs.avoid)}</p>
      <Guidance docs={docs} met={metBy(docs)} />
      <p>
        <a href="?path=/docs/screens-every-page--docs">Every page</a> describes what all screens
        have in common: header and footer, the skip link and the error pages.
      </p>
      <DocsHeading>Its pages</DocsHeading>
      <Pages screen={screen} stories={stories} />
      <DocsHeading>In every brand and scheme</DocsHeading>
      <SideBySide story={stories[0]?.id ?? ''} widths={WIDTHS} />
      <DocsHeading>States</DocsHeading>
      <States states={docs.states} />
      <DocsHeading>What a brand team fills in</DocsHeading>
      <Content screen={screen} docs={docs} />
      <History docs={docs} />
    </>
  );
}

const metBy = ({ accessibility }: Docs) => ({
  'Landmarks inside main': accessibility.landmarks,
  Headings: accessibility.headings,
  Keys: accessibility.keys,
  'A screen reader says': accessibility.reader,
});

/** Each page type with its story, whose controls change the page, and where sample sites have it. */
function Pages({ screen, stories }: { screen: ScreenName; stories: readonly PreparedStory[] }) {
  return (
    <>
      <ul>
        {screenPages(screen).map(({ name, pageType }) => (
          <li key={name}>
            <a href={`?path=/story/${stories.find((story) => story.name === name)?.id}`}>{name}</a>
            {pagePlaces(pageType, screen).map(({ site, path, more }) => (
              <Fragment key={site}>
                {' · '}
                {site} <code>{path}</code>
                {more > 0 && ` and ${more} more`}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <p>
        Each link opens a page of a sample site. There, Controls change the heading, the lead and
        any other field; the toolbar changes the brand and the scheme.
      </p>
    </>
  );
}

function States({ states }: { states: readonly ScreenState[] }) {
  return (
    <ul>
      {states.map(({ state, shows, story }) => (
        <li key={state}>
          <strong>{withCode(state)}:</strong> {withCode(shows)}{' '}
          {story && <a href={`?path=/story/screens-answered--${kebab(story)}`}>See it</a>}
        </li>
      ))}
    </ul>
  );
}

const kebab = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function Content({ screen, docs }: ScreenProps) {
  const [page] = screenPages(screen);
  const source = page && pageSource(page.pageType, screen);
  return (
    <>
      {source && <PageFiles {...source} />}
      {entryFields(screen, docs).map((fields) => (
        <FolderTable key={fields.folder} {...fields} />
      ))}
    </>
  );
}

function PageFiles({ folder, row, json }: NonNullable<ReturnType<typeof pageSource>>) {
  return (
    <>
      {row ? (
        <>
          <p>
            A row in the route table. <a href="?path=/docs/screens-every-page--docs">Every page</a>{' '}
            explains its options.
          </p>
          <Source code={row} language="typescript" />
        </>
      ) : (
        <p>It needs no row in the route table: every entry with a path has a page.</p>
      )}
      <EntrySource folder={folder} json={json} />
    </>
  );
}

function FolderTable({ folder, own, common }: FolderFields) {
  return (
    <>
      <h3>content/{folder}/</h3>
      {own.length > 0 && <SchemaTable fields={own} />}
      <details className="docs-form">
        <summary>Fields that are the same on every page</summary>
        <SchemaTable fields={common} />
      </details>
    </>
  );
}
