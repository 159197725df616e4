import type { Meta } from '@storybook/react-vite';
import { counterDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/Counter',
  parameters: { block: 'Counter', usage },
} satisfies Meta;
