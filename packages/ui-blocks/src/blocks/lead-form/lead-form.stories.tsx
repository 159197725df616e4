import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Lets the reader ask for offers in the form of the lead service that the site works with. It comes when the reader comes near it; where it cannot, a link leads to it.',
  avoid:
    'The page has not said yet who will get the data and what for. Never two on a page, and never above the credit warning.',
};

export default {
  title: 'Blocks/LeadForm',
  parameters: { block: 'LeadForm', usage },
} satisfies Meta;
