import type { SchemaField } from '@plaza/ui-blocks/testing/schema-fields';
import { DocsTable } from './docs-table.tsx';
import { fieldLimits } from './field-limits.ts';
import { withCode } from './with-code.tsx';

/** The data of a block, field by field, as its schema has it (§3.4). */
export function SchemaTable({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <DocsTable label="Data" columns={['Field', 'Type', 'Default', 'Limits', 'What it does']}>
      {fields.map((field) => (
        <SchemaRow key={field.path} field={field} />
      ))}
    </DocsTable>
  );
}

function SchemaRow({ field }: { field: SchemaField }) {
  const { path, type, required, only, description } = field;
  return (
    <tr>
      <th scope="row">
        <code>{path}</code>
        {required && <span className="docs-note">required</span>}
        {only && <span className="docs-note">{only} only</span>}
      </th>
      <td>
        <span className="docs-type">{type}</span>
        <FieldValues values={field.values} />
      </td>
      <td>{field.default === undefined ? '–' : <code>{JSON.stringify(field.default)}</code>}</td>
      <td>{fieldLimits(field)}</td>
      <td>{withCode(description ?? '–')}</td>
    </tr>
  );
}

function FieldValues({ values = [] }: { values?: readonly string[] | undefined }) {
  if (values.length === 0) return null;
  return (
    <ul className="docs-values">
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
