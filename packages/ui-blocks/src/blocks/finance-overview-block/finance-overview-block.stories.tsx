import type { Meta } from '@storybook/react-vite';
import { financeOverviewBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/FinanceOverviewBlock',
  parameters: { block: 'FinanceOverviewBlock', usage: financeOverviewBlockUsage },
} satisfies Meta;
