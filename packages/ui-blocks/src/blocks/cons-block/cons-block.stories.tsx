import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Lists what speaks against an offer or a choice, each point marked with a sign and not by colour alone.',
  avoid:
    'There are arguments on both sides: ProsConsBlock shows them next to each other. Risks that the law asks for belong in a WarningBlock.',
};

export default {
  title: 'Blocks/ConsBlock',
  parameters: { block: 'ConsBlock', usage },
} satisfies Meta;
