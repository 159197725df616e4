import { TABLE_ROLES as ROLES } from '../../blocks/table-roles.ts';
import { TableCells, TableHead } from './table-parts.tsx';

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
        <TableHead columns={columns} />
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={row[0]} {...ROLES.row}>
              <TableCells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
