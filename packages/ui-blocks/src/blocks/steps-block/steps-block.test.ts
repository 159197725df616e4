import { testBlock } from '../../testing/test-block.tsx';
import { stepsBlockFixtures } from './fixtures.ts';

testBlock('StepsBlock', stepsBlockFixtures);
