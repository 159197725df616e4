import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Lists every cookie that the site declares, by category and provider, in a cookie policy. It holds nothing but its heading, so the policy and the consent dialog cannot differ.',
  avoid: 'The text is about one cookie or one provider: write a sentence.',
};

export default {
  title: 'Blocks/CookieTableBlock',
  parameters: { block: 'CookieTableBlock', usage },
} satisfies Meta;
