import type { Meta } from '@storybook/react-vite';

export default {
  title: 'Blocks/BasicColorBlock',
  parameters: { block: 'BasicColorBlock' },
} satisfies Meta;
