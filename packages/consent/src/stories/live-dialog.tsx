import { type ReactNode, useEffect, useRef } from 'react';
import { attachConsentDialog, type ConsentDialogStore } from '../browser/index.ts';
import type { ConsentChoices } from '../model/categories.ts';
import { ConsentDialog, type ConsentDialogProps } from '../react/index.ts';

/** A consent store in memory, for this story. */
function storyStore(choices: Partial<ConsentChoices> = {}): ConsentDialogStore {
  let allowed = { preferences: false, statistics: false, marketing: false, ...choices };
  return {
    get: () => ({ allowed, needsPrompt: false }),
    subscribe: () => () => {},
    decide: (decided) => {
      allowed = decided;
    },
  };
}

interface LiveDialogProps extends ConsentDialogProps {
  /** The page before the dialog; elements with `data-consent-open` open it. */
  children?: ReactNode;
}

/** The dialog with its enhancement, once the story is hydrated. */
export function LiveDialog({ children, ...dialog }: LiveDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  const choices = dialog.initial?.choices;
  useEffect(() => {
    const element = root.current?.querySelector('dialog');
    if (!root.current || !element) return;
    const open = attachConsentDialog(element, storyStore(choices));
    for (const opener of root.current.querySelectorAll('[data-consent-open]'))
      opener.addEventListener('click', open);
  }, [choices]);
  return (
    <div ref={root}>
      {children}
      <ConsentDialog {...dialog} />
    </div>
  );
}
