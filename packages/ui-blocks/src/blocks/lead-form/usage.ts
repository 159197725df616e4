import type { BlockUsage } from '../../testing/block-usage.ts';

export const leadFormUsage: BlockUsage = {
  purpose:
    'Lets the reader ask for offers in the form of the lead service that the site works with. It comes when the reader comes near it; where it cannot, a link leads to it.',
  avoid:
    'The page has not said yet who will get the data and what for. Never two on a page, and never above the credit warning.',
};
