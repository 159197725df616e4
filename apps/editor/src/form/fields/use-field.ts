import type { EditorFinding } from '@plaza/contract/editor';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { fieldId, isSamePath, useForm } from '../form-context.tsx';

/** What the inputs of all kinds of fields have in common: id, label, description, errors. */
export function useField({ path, label, schema, isRequired = false }: FieldProps) {
  const { findings, isReadOnly } = useForm();
  const own = findings.filter((finding) => isSamePath(finding.path, path));
  const wordsOf = (severity: EditorFinding['severity']) =>
    own
      .filter((finding) => finding.severity === severity)
      .map(({ message, hint }) => (hint ? `${message} ${hint}` : message))
      .join(' ');
  const [errors, warnings] = [wordsOf('error'), wordsOf('warning')];
  const hints = [schema.description, warnings && t('field.warning', { warnings })];
  return {
    id: fieldId(path),
    label,
    description: hints.filter(Boolean).join(' ') || undefined,
    required: isRequired,
    withAsterisk: isRequired,
    // The contract says what is missing; a browser's own bubble would say it twice.
    'aria-required': isRequired,
    readOnly: isReadOnly,
    disabled: false,
    error: errors || undefined,
  };
}

/** The hint that a value is absent, which is not the same as empty. */
export const absentHint = (value: unknown) => (value === undefined ? t('field.absent') : '');
