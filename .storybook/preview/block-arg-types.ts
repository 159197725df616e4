import { BLOCKS, type BlockName } from '@plaza/ui-blocks';
import { type SchemaField, schemaFields } from '@plaza/ui-blocks/testing/schema-fields';
import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

/**
 * Controls of a block's story, made from its schema; of a part's story, what Storybook found, with
 * the explanations of its documentation.
 */
export const blockArgTypes: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const name: BlockName | undefined = parameters.block;
  if (!name) return explained(argTypes, parameters.usage?.fields ?? {});
  const fields = schemaFields(BLOCKS[name].schema).filter(({ path }) => !/[.[]/.test(path));
  return Object.fromEntries(
    fields.map((field) => [field.path, { name: field.path, ...argType(field) }]),
  );
};

type ArgTypes = ReturnType<ArgTypesEnhancer>;

const explained = (argTypes: ArgTypes, fields: Readonly<Record<string, string>>): ArgTypes =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...fields }).map((name) => {
      const description = fields[name];
      return [name, { name, ...argTypes[name], ...(description && { description }) }];
    }),
  );

function argType(field: SchemaField): Omit<StrictInputType, 'name'> {
  const { type, description, required } = field;
  return {
    ...(description && { description }),
    ...controlOf(field),
    type: { name: 'other', value: type, required },
    table: {
      type: { summary: type },
      ...(field.default !== undefined && {
        defaultValue: { summary: JSON.stringify(field.default) },
      }),
    },
  };
}

function controlOf({ type, values, min, max }: SchemaField): InputType {
  switch (type) {
    case 'enum':
      return { control: { type: 'select' }, options: values ?? [] };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'string':
      return { control: { type: 'text' } };
    case 'number':
    case 'integer':
      return {
        control: {
          type: 'number',
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        },
      };
    default:
      return { control: { type: 'object' } };
  }
}
