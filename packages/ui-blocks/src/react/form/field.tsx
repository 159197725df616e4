import type { ReactNode } from 'react';

/** What may be wrong with a field: a code for each fault, and the words of it. */
export type FieldFaults = Readonly<Record<string, string>>;

export interface FieldProps {
  /** Id of the control, and the base of the ids of what describes it. */
  id: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** All stand in the page, hidden; whoever finds a fault shows its words. */
  faults?: FieldFaults;
}

/** What describes a control: its label above it, its hint, its faults. */
export function Field({
  id,
  name,
  label,
  hint,
  faults,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className="pz-field" data-field={name}>
      <label className="pz-field__label" htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldFaultList id={id} faults={faults} />
      {children}
    </div>
  );
}

/** Words that help before anything is wrong. */
export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <p className="pz-field__hint" id={hintId(id)}>
      {hint}
    </p>
  );
}

/** The words of every fault, hidden until there is one. */
export function FieldFaultList({ id, faults = {} }: Pick<FieldProps, 'id' | 'faults'>) {
  return Object.entries(faults).map(([code, words]) => (
    <p key={code} className="pz-field__fault" id={`${id}-${code}`} data-fault={code} hidden>
      {words}
    </p>
  ));
}

const hintId = (id: string) => `${id}-hint`;

/** What describes the control while nothing is wrong. */
export const describedBy = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint ? hintId(id) : undefined;
