import { type debtResults, prioritize } from '@plaza/screens/tools';
import { onFirstUse } from '../on-first-use.ts';
import { attachTool } from '../tools/attach-tool.ts';

export function attach(form: HTMLFormElement): void {
  let plan: typeof debtResults | undefined;
  const answer = attachTool(form, (query, settings) => prioritize(query, settings, plan));
  const loadPlans = () => {
    import('../tools/debt-plans.ts')
      .then(({ debtResults: loaded }) => {
        plan = loaded;
        answer(document.activeElement);
      })
      .catch(reportError);
  };
  // The plans in the page are those of its own debts; browsers restore others after a reload.
  const fields = [...form.querySelectorAll('input')];
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) loadPlans();
  else onFirstUse(form, loadPlans);
  // After the tool has answered: an added row, or the one in the place of a removed row, is next.
  form.addEventListener('submit', ({ submitter }) => {
    const { name, value } = submitter as HTMLButtonElement;
    const rows = form.querySelectorAll('fieldset:not([hidden])');
    const at = name === 'remove' ? Math.min(Number(value), rows.length) : rows.length;
    if (name) rows[at - 1]?.querySelector('input')?.focus();
  });
}
