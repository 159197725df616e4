import type { SchemaField } from '@plaza/ui-blocks/testing/schema-fields';
import { withCode } from './with-code.tsx';

/** The data of a block, field by field, as its schema has it (§3.4). */
export function SchemaTable({ fields }: { fields: readonly SchemaField[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in a box that the keyboard can reach
    <section className="docs-table sb-unstyled" aria-label="Data" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Limits</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <SchemaRow key={field.path} field={field} />
          ))}
        </tbody>
      </table>
    </section>
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
      <td>{limits(field)}</td>
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

const UNITS: Partial<Record<SchemaField['type'], string>> = {
  string: ' characters',
  list: ' items',
};

function limits({ min, max, type }: SchemaField): string {
  const unit = UNITS[type] ?? '';
  if (min === undefined && max === undefined) return '–';
  if (max === undefined) return `at least ${min}${unit}`;
  if (min === undefined) return `at most ${max}${unit}`;
  return `${min} to ${max}${unit}`;
}
