import { findConsentStore, followConsentStore } from '@plaza/consent/store';
import type { Note } from './inspector-panel.ts';

/** Notes consent and each change of it. */
export function watchConsent(note: Note): void {
  const noteConsent = () => {
    const consent = findConsentStore()?.get();
    if (!consent) return;
    const { allowed, needsPrompt, isPending, country } = consent;
    const names = Object.entries(allowed).flatMap(([name, isOn]) => (isOn ? name : []));
    const open = (isPending && ', pending') || (needsPrompt && ', prompting') || '';
    const what = `${names.join(', ') || 'nothing'} allowed${open}`;
    note({ kind: 'consent', what, detail: { country } });
  };
  noteConsent();
  followConsentStore(noteConsent);
}
