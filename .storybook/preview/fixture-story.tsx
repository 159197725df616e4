import type { RenderContext } from '@plaza/ui-blocks';
import { RichText } from '@plaza/ui-blocks/react';
import type { BlockFixture } from '@plaza/ui-blocks/testing/block-fixture';
import { block, doc, p } from '@plaza/ui-blocks/testing/editor-json';
import { localeRow } from '@plaza/ui-blocks/testing/locales/locales';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { pageContext } from './page-context.ts';

type ShownBlock = {
  block: string;
  attrs: Record<string, unknown>;
  /** The text before and after a block that means nothing alone. */
  between?: readonly [before: string, after: string];
  context: RenderContext | undefined;
  locale: string;
};

function ShownBlock({ block: name, attrs, between, context, locale }: ShownBlock) {
  const own = pageContext(context, localeRow(locale));
  const shown = block(name, attrs);
  const document = between ? doc(p(between[0]), shown, p(between[1])) : doc(shown);
  return <RichText document={document} mode="page" context={own} />;
}

/** Shows the story's content as JSON instead of its code. */
const contentOf = (_code: string, { parameters, args }: StoryContext) =>
  JSON.stringify(block(parameters.block, args), null, 2);

/** The story of one fixture: its block alone in a document, in page mode. */
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
        between={parameters.between}
        attrs={args}
        context={fixture.context}
        locale={globals.locale}
      />
    ),
  };
}

/** The fixtures of a baseline: the full one, three plain ones, and very long words. */
function chooseExamples(fixtures: readonly BlockFixture[]): BlockFixture[] {
  const rendered = fixtures.filter(({ error }) => error === undefined);
  const ofKind = (wanted: BlockFixture['kind']) => rendered.filter(({ kind }) => kind === wanted);
  return [...ofKind('full'), ...ofKind(undefined).slice(0, 3), ...ofKind('long-words')];
}

/** The baseline story of a block: its most telling examples, one below another. */
export function baselineStory(fixtures: readonly BlockFixture[]): StoryObj {
  const shown = chooseExamples(fixtures);
  return {
    name: 'Baseline',
    tags: ['baseline', '!dev', '!autodocs'],
    render: (_, { parameters, globals }) => (
      <div className="story-examples">
        {shown.map(({ name, attrs, context }) => (
          <div key={name}>
            <ShownBlock
              block={parameters.block}
              between={parameters.between}
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
