import type { Meta } from '@storybook/react-vite';
import { cookieTableBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/CookieTableBlock',
  parameters: { block: 'CookieTableBlock', usage: cookieTableBlockUsage },
} satisfies Meta;
