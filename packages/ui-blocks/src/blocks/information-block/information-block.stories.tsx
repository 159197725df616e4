import type { Meta } from '@storybook/react-vite';
import { informationBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/InformationBlock',
  parameters: { block: 'InformationBlock', usage: informationBlockUsage },
} satisfies Meta;
