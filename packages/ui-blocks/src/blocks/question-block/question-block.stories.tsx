import type { Meta } from '@storybook/react-vite';
import { questionBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/QuestionBlock',
  parameters: { block: 'QuestionBlock', usage, openInDocs: true },
} satisfies Meta;
