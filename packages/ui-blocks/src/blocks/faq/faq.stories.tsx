import type { Meta } from '@storybook/react-vite';

export default { title: 'Blocks/Faq', parameters: { block: 'Faq' } } satisfies Meta;
