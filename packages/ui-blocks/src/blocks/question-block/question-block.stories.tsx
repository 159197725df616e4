import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Opens one question onto a full answer, with lists and links. Without a question the answer stands open.',
  avoid: 'There are several short ones (Faq), or the reader must not miss the answer.',
};

export default {
  title: 'Blocks/QuestionBlock',
  parameters: { block: 'QuestionBlock', usage },
} satisfies Meta;
