import type { Meta } from '@storybook/react-vite';

export default {
  title: 'Blocks/FinanceOverviewBlock',
  parameters: { block: 'FinanceOverviewBlock' },
} satisfies Meta;
