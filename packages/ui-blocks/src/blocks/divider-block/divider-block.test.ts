import { testBlock } from '../../testing/test-block.tsx';
import { dividerBlockFixtures } from './fixtures.ts';

testBlock('DividerBlock', dividerBlockFixtures);
