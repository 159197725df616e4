import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Lists what speaks for an offer or a choice, each point marked with a sign and not by colour alone.',
  avoid:
    'There are arguments on both sides, as there mostly are: ProsConsBlock. Pros alone make an advertisement.',
};

export default {
  title: 'Blocks/ProsBlock',
  parameters: { block: 'ProsBlock', usage },
} satisfies Meta;
