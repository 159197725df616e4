import { testBlock } from '../../testing/test-block.tsx';
import { cookieTableBlockFixtures } from './fixtures.ts';

testBlock('CookieTableBlock', cookieTableBlockFixtures);
