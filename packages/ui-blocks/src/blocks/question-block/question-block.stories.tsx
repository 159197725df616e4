import type { Meta } from '@storybook/react-vite';
import { questionBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/QuestionBlock',
  parameters: { block: 'QuestionBlock', usage: questionBlockUsage },
} satisfies Meta;
