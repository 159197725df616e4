import { testBlock } from '../../testing/test-block.tsx';
import { linkBlockFixtures } from './fixtures.ts';

testBlock('LinkBlock', linkBlockFixtures);
