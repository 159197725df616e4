import { Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Json } from '../../json/json.ts';
import { isRichText } from '../../rich-text/codec.ts';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { useForm } from '../form-context.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { useField } from './use-field.ts';

const RichTextEditor = lazy(() => import('../../rich-text/rich-text-editor.tsx'));

/** Rich text; JSON that is no document is shown as it is. */
export function RichTextField(props: FieldProps) {
  const { id, label, description, error } = useField(props);
  const { isReadOnly } = useForm();
  const { value = { type: 'doc', content: [] }, path, change } = props;
  if (!isRichText(value)) return <ReadOnlyField {...props} />;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
    >
      <Suspense fallback={<p>{t('loading')}</p>}>
        <RichTextEditor
          id={id}
          label={label}
          path={path}
          value={value}
          isReadOnly={isReadOnly}
          onChange={(next: Json) => change(next)}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
