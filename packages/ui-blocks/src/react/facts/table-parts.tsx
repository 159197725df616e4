import { TABLE_ROLES as ROLES } from '../../blocks/table-roles.ts';

/** The heads of a table of figures. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {columns.map((column) => (
          <th key={column} {...ROLES.column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface TableCellsProps {
  columns: readonly string[];
  /** The first cell heads its row. */
  row: readonly string[];
}

/** The cells of a row; where the table is narrow, each says its column. */
export function TableCells({ columns, row: [head = '', ...cells] }: TableCellsProps) {
  return (
    <>
      <th {...ROLES.name}>{head}</th>
      {Array.from(cells.entries(), ([index, cell]) => (
        <td key={index} data-label={columns[index + 1]} {...ROLES.cell}>
          {cell}
        </td>
      ))}
    </>
  );
}
