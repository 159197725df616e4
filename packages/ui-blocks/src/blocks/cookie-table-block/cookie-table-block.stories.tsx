import type { Meta } from '@storybook/react-vite';
import { cookieTableBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/CookieTableBlock',
  parameters: { block: 'CookieTableBlock', usage },
} satisfies Meta;
