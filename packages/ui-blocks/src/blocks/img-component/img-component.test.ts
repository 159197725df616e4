import { testBlock } from '../../testing/test-block.tsx';
import { imgComponentFixtures } from './fixtures.ts';

testBlock('ImgComponent', imgComponentFixtures);
