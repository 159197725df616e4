import { testBlock } from '../../testing/test-block.tsx';
import { toListButtonBlockFixtures } from './fixtures.ts';

testBlock('ToListButtonBlock', toListButtonBlockFixtures);
