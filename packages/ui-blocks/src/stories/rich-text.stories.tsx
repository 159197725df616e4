import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../react/rich-text/rich-text.tsx';
import { ARTICLE } from '../testing/rich-text/article.ts';
import { editorFixtures } from '../testing/rich-text/editor-fixtures.ts';
import { faultFixtures } from '../testing/rich-text/error-fixtures.ts';
import type { RichTextFixture } from '../testing/rich-text/rich-text-fixture.ts';
import { richTextDocs as usage } from './rich-text-docs.ts';

export default { title: 'Rich text/Rich text', parameters: { usage } } satisfies Meta;

const isSingle = ({ name, html }: RichTextFixture) => html !== undefined && !/ within /.test(name);

/** Cases of the tests, each under its name. */
const cases = (fixtures: readonly RichTextFixture[]): StoryObj => ({
  tags: ['!autodocs'],
  render: () => (
    <dl className="story-examples">
      {fixtures.map(({ name, document }) => (
        <div key={name}>
          <dt className="story-label">{name}</dt>
          <dd className="pz-text">
            <RichText document={document} mode="page" />
          </dd>
        </div>
      ))}
    </dl>
  ),
});

export const Article: StoryObj = {
  parameters: {
    docs: { source: { type: 'code', language: 'json', code: JSON.stringify(ARTICLE, null, 2) } },
  },
  render: () => (
    <div className="pz-prose pz-text">
      <RichText document={ARTICLE} />
    </div>
  ),
};
export const EveryNodeAndMark: StoryObj = cases(editorFixtures.filter(isSingle));
export const FaultsOnAPage: StoryObj = cases(faultFixtures);
