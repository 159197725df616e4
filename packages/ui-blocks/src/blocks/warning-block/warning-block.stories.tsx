import type { Meta } from '@storybook/react-vite';
import { warningBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/WarningBlock',
  parameters: { block: 'WarningBlock', usage: warningBlockUsage },
} satisfies Meta;
