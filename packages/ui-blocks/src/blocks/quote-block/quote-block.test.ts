import { testBlock } from '../../testing/test-block.tsx';
import { quoteBlockFixtures } from './fixtures.ts';

testBlock('QuoteBlock', quoteBlockFixtures);
