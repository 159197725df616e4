import { testBlock } from '../../testing/test-block.tsx';
import { basicColorBlockFixtures } from './fixtures.ts';

testBlock('BasicColorBlock', basicColorBlockFixtures);
