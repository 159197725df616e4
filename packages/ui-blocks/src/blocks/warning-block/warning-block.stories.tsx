import type { Meta } from '@storybook/react-vite';
import { warningBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/WarningBlock',
  parameters: { block: 'WarningBlock', usage },
} satisfies Meta;
