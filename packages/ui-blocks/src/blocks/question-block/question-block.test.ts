import { testBlock } from '../../testing/test-block.tsx';
import { questionBlockFixtures } from './fixtures.ts';

testBlock('QuestionBlock', questionBlockFixtures);
