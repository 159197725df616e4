import type { BlockFixture } from '@plaza/ui-blocks/testing/block-fixture';
import { Canvas, Controls, type DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useState } from 'react';
import { sentenceCase } from './worded-example.ts';

export type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext>['value']['componentStories']
>[number];

export const fixtureOf = ({ parameters }: PreparedStory): BlockFixture | undefined =>
  parameters.fixture;

/** As many examples are in view; the rest of a long list, such as every icon, opens. */
const IN_VIEW = 8;

export function Examples({ stories }: { stories: readonly PreparedStory[] }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = stories.length > 2 * IN_VIEW;
  const first = isLong ? stories.slice(0, IN_VIEW) : stories;
  const rest = stories.slice(first.length);
  return (
    <>
      {first.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      {isLong && (
        <details
          className="docs-form"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{rest.length} more examples</summary>
          {isOpen && rest.map((story) => <Example key={story.id} story={story} />)}
        </details>
      )}
    </>
  );
}

type ExampleProps = {
  readonly story: PreparedStory | undefined;
  /** Has controls instead of a heading. */
  readonly open?: boolean;
};

export function Example({ story, open = false }: ExampleProps) {
  if (!story) return null;
  const { moduleExport, name } = story;
  return (
    <>
      {!open && <h3 id={story.id}>{sentenceCase(name)}</h3>}
      <Refusal message={fixtureOf(story)?.error} />
      {!open && rendersNothing(story) ? (
        <Nothing story={story} />
      ) : (
        <Canvas of={moduleExport} className="docs-example" />
      )}
      {open && (
        <div className="docs-controls">
          <Controls of={moduleExport} />
        </div>
      )}
    </>
  );
}

/** Whether a reader sees nothing of it. */
function rendersNothing({ parameters }: PreparedStory): boolean {
  const { fixture, between, rendersNothing: isEmpty = false } = parameters;
  if (between || fixture?.html === undefined) return isEmpty;
  return !/<(?:img|hr|iframe|button)|<\/li>/.test(fixture.html) && textOf(fixture.html) === '';
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();

/** An empty frame would look broken. */
function Nothing({ story: { moduleExport } }: { story: PreparedStory }) {
  return (
    <>
      <p>Renders nothing. Its data:</p>
      <Source of={moduleExport} />
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
