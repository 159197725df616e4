import { TABLE_ROLES as ROLES } from '../../blocks/table-roles.ts';

export interface DataTableProps {
  /** The accessible name of the table. */
  name: string;
  /** The first column heads the rows. */
  columns: readonly string[];
  /** As many cells as there are columns. */
  rows: readonly (readonly string[])[];
}

/** Figures by row, e.g. fees by country; where it is narrow, each row is a paragraph. */
export function DataTable({ name, columns, rows }: DataTableProps) {
  if (rows.length === 0) return null;
  return (
    <div className="pz-data-table">
      <table className="pz-data-table__table" aria-label={name} {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} {...ROLES.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head} {...ROLES.row}>
              <th {...ROLES.name}>{head}</th>
              {Array.from(cells.entries(), ([index, cell]) => (
                <td key={index} data-label={columns[index + 1]} {...ROLES.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
