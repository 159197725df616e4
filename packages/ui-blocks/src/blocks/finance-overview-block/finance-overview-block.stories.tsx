import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Compares some products of the page in rows, chosen and ordered by any of their properties. Each offer carries its representative example; that of the first is in view.',
  avoid: 'The page is itself a product list. Without products from the page it shows nothing.',
};

export default {
  title: 'Blocks/FinanceOverviewBlock',
  parameters: { block: 'FinanceOverviewBlock', usage },
} satisfies Meta;
