import type { ReactNode } from 'react';

/** The error messages of a field, by code. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FieldProps {
  /** Id of the control, and the base of the ids of what describes it. */
  id: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** All are in the page, hidden; validation shows the one that applies. */
  errors?: FieldErrors;
}

/** What describes a control: its label above it, its hint, its errors. */
export function Field({
  id,
  name,
  label,
  hint,
  errors,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className="pz-field" data-field={name}>
      <label className="pz-field__label" htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldErrorList id={id} errors={errors} />
      {children}
    </div>
  );
}

/** Help shown before any error. */
export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <p className="pz-field__hint" id={hintId(id)}>
      {hint}
    </p>
  );
}

/** Every error message, hidden until it applies. */
export function FieldErrorList({ id, errors = {} }: Pick<FieldProps, 'id' | 'errors'>) {
  return Object.entries(errors).map(([code, message]) => (
    <p key={code} className="pz-field__error" id={`${id}-${code}`} data-error={code} hidden>
      {message}
    </p>
  ));
}

const hintId = (id: string) => `${id}-hint`;

/** The ids of what describes the control while it has no error. */
export const describedBy = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint ? hintId(id) : undefined;
