import { expect, test } from 'vitest';
import creditWarning from '../blocks/credit-warning/credit-warning.stories.tsx';
import productCard from '../blocks/product-card/product-card.stories.tsx';
import productList from '../blocks/product-list/product-list.stories.tsx';
import representativeExample from '../blocks/representative-example/representative-example.stories.tsx';
import { docsIssues } from '../testing/docs-issues.ts';
import cardFace, * as cardFaceStories from './card-face.stories.tsx';
import comparison, * as comparisonStories from './comparison.stories.tsx';
import flow from './flow.stories.tsx';
import listControls, * as listControlsStories from './list-controls.stories.tsx';
import messageForm from './message-form.stories.tsx';
import pageParts from './page-parts.stories.tsx';
import richText from './rich-text.stories.tsx';
import siteFooter from './site-footer.stories.tsx';
import siteHeader from './site-header.stories.tsx';
import wholePages from './whole-pages.stories.tsx';

test.each([
  ...[cardFace, comparison, creditWarning, listControls, messageForm],
  ...[flow, pageParts, richText, wholePages],
  ...[productCard, productList, representativeExample, siteFooter, siteHeader],
])(
  '$title says what it is for, how it is written and how it is met, as blocks do',
  ({ parameters }) => {
    expect(docsIssues(parameters.usage)).toEqual([]);
  },
);

test.each([cardFaceStories, comparisonStories, listControlsStories])(
  '$default.title explains each field of its data',
  ({ default: { parameters }, ...stories }) => {
    const shown = Object.values(stories).flatMap(({ args = {} }) => Object.keys(args));
    const { fields = {} } = parameters.usage;
    expect(Object.keys(fields).sort()).toEqual([...new Set(shown)].sort());
  },
);
