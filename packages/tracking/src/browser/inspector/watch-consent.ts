import { findConsentStore, followConsentStore } from '@plaza/consent/store';
import type { Note } from './inspector-entry.ts';

/** Notes how consent stands, whenever that changes. */
export function watchConsent(note: Note): void {
  const look = () => {
    const consent = findConsentStore()?.get();
    if (!consent) return;
    const { allowed, needsPrompt, isPending, country } = consent;
    const names = Object.entries(allowed).flatMap(([name, isOn]) => (isOn ? name : []));
    const open = (isPending && ', not known yet') || (needsPrompt && ', asking') || '';
    const what = `${names.join(', ') || 'nothing'} allowed${open}`;
    note({ kind: 'consent', what, detail: { country } });
  };
  look();
  followConsentStore(look);
}
