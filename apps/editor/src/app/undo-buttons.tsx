import { Button } from '@mantine/core';
import { t } from '../texts/texts.ts';

type Props = {
  readonly history: { readonly past: readonly unknown[]; readonly future: readonly unknown[] };
  readonly dispatch: (action: { readonly kind: 'undo' | 'redo' }) => void;
  readonly isReadOnly?: boolean;
};

/** Undo and redo of a screen whose edits are one history. */
export const UndoButtons = ({ history: { past, future }, dispatch, isReadOnly = false }: Props) => (
  <>
    <Button
      size="compact-sm"
      variant="default"
      disabled={isReadOnly || past.length === 0}
      onClick={() => dispatch({ kind: 'undo' })}
    >
      {t('edit.undo')}
    </Button>
    <Button
      size="compact-sm"
      variant="default"
      disabled={isReadOnly || future.length === 0}
      onClick={() => dispatch({ kind: 'redo' })}
    >
      {t('edit.redo')}
    </Button>
  </>
);
