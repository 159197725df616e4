import '../app/styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { theme } from '../app/theme.ts';
import { isObject, type Json, type JsonObject, type JsonPath, withValue } from '../json/json.ts';
import { BlockFields } from './block-fields.tsx';
import { Field } from './field.tsx';
import { blockForm, isBlockName } from './field-schema.ts';
import { FormProvider } from './form-context.tsx';

type Props = {
  /** Of the registry of blocks. */
  readonly block: string;
  readonly attrs: JsonObject;
  readonly scheme: 'light' | 'dark';
  readonly onChange: (attrs: JsonObject) => void;
};

/** There is no service beside a catalogue of blocks: pickers find nothing, and ask nobody. */
const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

const entry = { folder: 'pages', locale: 'en-US', id: 'example' } as const;

/** The form of a block as the editor shows it, alone in a page without a service (§9). */
export function BlockForm({ block, attrs, scheme, onChange }: Props) {
  if (!isBlockName(block)) return null;
  const form = blockForm(block);
  const value = { attrs };
  const change = (path: JsonPath, next: Json | undefined) => {
    const changed = withValue(value, path, next);
    if (isObject(changed) && isObject(changed.attrs)) onChange(changed.attrs);
  };
  const state = {
    Field,
    form,
    value,
    change,
    findings: [],
    isReadOnly: false,
    websiteId: 0,
    entry,
  };
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false}>
      <QueryClientProvider client={queryClient}>
        <FormProvider value={state}>
          <BlockFields block={block} />
        </FormProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
