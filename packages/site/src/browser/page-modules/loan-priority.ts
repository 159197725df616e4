import { loanPriority } from '@plaza/screens/tools';
import { attachTool } from '../attach-tool.ts';

export function attach(form: HTMLElement): void {
  attachTool(form, loanPriority);
  // After the tool has answered: an added row, or the one in the place of a removed row, is next.
  form.addEventListener('submit', ({ submitter }) => {
    const { name, value } = submitter as HTMLButtonElement;
    const rows = form.querySelectorAll('fieldset:not([hidden])');
    const at = name === 'remove' ? Math.min(Number(value), rows.length) : rows.length;
    if (name) rows[at - 1]?.querySelector('input')?.focus();
  });
}
