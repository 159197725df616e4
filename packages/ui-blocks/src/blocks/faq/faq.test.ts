import { testBlock } from '../../testing/test-block.tsx';
import { faqFixtures } from './fixtures.ts';

testBlock('Faq', faqFixtures);
