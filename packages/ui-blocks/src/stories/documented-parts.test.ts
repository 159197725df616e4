import { expect, test } from 'vitest';
import { docsIssues } from '../testing/docs-issues.ts';
import cardFace from './card-face.stories.tsx';
import comparison from './comparison.stories.tsx';
import listControls from './list-controls.stories.tsx';

test.each([cardFace, comparison, listControls])(
  '$title says what it is for, how it is written and how it is met, as blocks do',
  ({ parameters }) => {
    expect(docsIssues(parameters.usage)).toEqual([]);
  },
);
