import { useEffect } from 'react';

/** Ctrl+Z and Ctrl+Shift+Z of a screen whose edits are one history, in whichever field they were. */
export function useUndoKeys(dispatch: (action: { readonly kind: 'undo' | 'redo' }) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // A dialog's own fields are not of the screen.
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      event.stopPropagation();
      dispatch({ kind: isRedo ? 'redo' : 'undo' });
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [dispatch]);
}
