import { testBlock } from '../../testing/test-block.tsx';
import { basicBlockFixtures } from './fixtures.ts';

testBlock('BasicBlock', basicBlockFixtures);
