import { testBlock } from '../../testing/test-block.tsx';
import { leadFormFixtures } from './fixtures.ts';

testBlock('LeadForm', leadFormFixtures);
