import { testBlock } from '../../testing/test-block.tsx';
import { bigIconBlockFixtures } from './fixtures.ts';

testBlock('BigIconBlock', bigIconBlockFixtures);
