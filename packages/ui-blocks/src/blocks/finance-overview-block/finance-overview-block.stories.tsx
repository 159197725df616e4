import type { Meta } from '@storybook/react-vite';
import { financeOverviewBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/FinanceOverviewBlock',
  parameters: { block: 'FinanceOverviewBlock', usage },
} satisfies Meta;
