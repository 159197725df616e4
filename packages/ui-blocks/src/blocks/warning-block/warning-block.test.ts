import { testBlock } from '../../testing/test-block.tsx';
import { warningBlockFixtures } from './fixtures.ts';

testBlock('WarningBlock', warningBlockFixtures);
