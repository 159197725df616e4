import { testBlock } from '../../testing/test-block.tsx';
import { prosBlockFixtures } from './fixtures.ts';

testBlock('ProsBlock', prosBlockFixtures);
