import { testBlock } from '../../testing/test-block.tsx';
import { prosConsBlockFixtures } from './fixtures.ts';

testBlock('ProsConsBlock', prosConsBlockFixtures);
