import { testBlock } from '../../testing/test-block.tsx';
import { consBlockFixtures } from './fixtures.ts';

testBlock('ConsBlock', consBlockFixtures);
