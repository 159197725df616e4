import type { FieldProps } from '../field-props.ts';
import { PickEntry } from '../pick-entry.tsx';
import { LineField } from './text-field.tsx';
import { useField } from './use-field.ts';

/** A page of the site, picked by its path or title. The path of the entry itself is typed. */
export function PathField(props: FieldProps) {
  const field = useField(props);
  const { path, value, change, isRequired } = props;
  if (path.length === 1 && path[0] === 'path') return <LineField {...props} />;
  return (
    <PickEntry
      field={field}
      value={typeof value === 'string' ? value : ''}
      onPick={(next) => change(next ?? (isRequired ? '' : undefined))}
      isRequired={isRequired ?? false}
    />
  );
}
