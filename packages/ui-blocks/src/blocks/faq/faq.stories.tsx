import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Answers several short questions of one kind. Answers are found by the search of the browser while closed.',
  avoid:
    'There is one question (QuestionBlock), an answer needs lists or links (QuestionBlock again), or everybody must read the answer: then it does not hide.',
};

export default {
  title: 'Blocks/Faq',
  parameters: { block: 'Faq', usage },
} satisfies Meta;
