import { Button } from '@mantine/core';
import { t } from '../../texts/texts.ts';
import { useForm } from '../form-context.tsx';

type Props = { readonly label: string; readonly onAdd: () => void };

/** Adds a value that is absent. */
export const AddValue = ({ label, onAdd }: Props) => (
  <Button variant="default" className="add-value" disabled={useForm().isReadOnly} onClick={onAdd}>
    {t('field.add', { label })}
  </Button>
);
