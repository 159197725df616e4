import { type ReactNode, useEffect, useRef } from 'react';
import { attachConsentDialog, type ConsentDialogStore } from '../browser/index.ts';
import type { ConsentChoices } from '../model/categories.ts';
import { ConsentDialog, type ConsentDialogProps } from '../react/index.ts';

/** A store of this story alone: it keeps a decision until the story is left. */
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
  /** Of the page, before the dialog; anything in it with `data-consent-open` opens it. */
  children?: ReactNode;
}

/** The dialog with its behaviour, once the story is hydrated. */
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
