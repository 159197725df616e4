import { testBlock } from '../../testing/test-block.tsx';
import { recommendationBlockFixtures } from './fixtures.ts';

testBlock('RecommendationBlock', recommendationBlockFixtures);
