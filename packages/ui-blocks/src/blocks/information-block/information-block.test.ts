import { testBlock } from '../../testing/test-block.tsx';
import { informationBlockFixtures } from './fixtures.ts';

testBlock('InformationBlock', informationBlockFixtures);
