import { ActionIcon, Button, Fieldset } from '@mantine/core';
import { isList, type Json } from '../../json/json.ts';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { fieldId, useForm } from '../form-context.tsx';
import { initialValue } from '../initial-value.ts';
import { Findings } from './findings.tsx';

/** A list: items are added, removed and moved by buttons. */
export function ListField({ schema, path, label, value, change, isRequired = false }: FieldProps) {
  const { Field, form, isReadOnly } = useForm();
  const items = isList(value) ? value : [];
  const add = () => change([...items, initialValue(schema.items ?? {}, form)]);
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <Fieldset legend={`${label} (${items.length})`} id={fieldId(path)}>
      <Findings path={path} />
      <ol className="items">
        {items.map((_, index) => (
          <li key={index}>
            <Field
              schema={schema.items ?? {}}
              path={[...path, index]}
              label={`${label} ${index + 1}`}
              isRequired
            />
            <ItemActions
              name={`${label} ${index + 1}`}
              {...{ items, index, change, isRequired, isReadOnly }}
            />
          </li>
        ))}
      </ol>
      <Button variant="default" size="compact-sm" disabled={isReadOnly || isFull} onClick={add}>
        {t('field.addItem', { label })}
      </Button>
    </Fieldset>
  );
}

type ItemProps = {
  readonly name: string;
  readonly items: readonly Json[];
  readonly index: number;
  readonly change: FieldProps['change'];
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
};

function ItemActions({ name, items, index, change, isRequired, isReadOnly }: ItemProps) {
  const moved = (by: number) => {
    const rest = items.toSpliced(index, 1);
    return rest.toSpliced(index + by, 0, items[index] as Json);
  };
  const left = items.toSpliced(index, 1);
  const actions = [
    { label: t('item.up', { name }), sign: '↑', next: () => moved(-1), off: index === 0 },
    {
      label: t('item.down', { name }),
      sign: '↓',
      next: () => moved(1),
      off: index === items.length - 1,
    },
    {
      label: t('item.remove', { name }),
      sign: '×',
      next: () => (left.length === 0 && !isRequired ? undefined : left),
      off: false,
    },
  ];
  return (
    <div className="item-actions">
      {actions.map(({ label, sign, next, off }) => (
        <ActionIcon
          key={sign}
          variant="default"
          aria-label={label}
          title={label}
          disabled={isReadOnly || off}
          onClick={() => change(next())}
        >
          {sign}
        </ActionIcon>
      ))}
    </div>
  );
}
