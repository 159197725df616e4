import type { Meta } from '@storybook/react-vite';
import { informationBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/InformationBlock',
  parameters: { block: 'InformationBlock', usage },
} satisfies Meta;
