import { TABLE_ROLES as ROLES } from '../../blocks/table-roles.ts';
import type { PageView } from '../../model/page-view.ts';
import { TableCells, TableHead } from '../facts/table-parts.tsx';

export interface ToolTableProps {
  /** Name of the rows in the view. */
  name: string;
  caption: string;
  /** The first column heads the rows. */
  columns: readonly string[];
  view: PageView;
  /** Referred to by the drawing of the same figures. */
  id?: string;
}

/**
 * Figures of a tool by row; where it is narrow, each row is a paragraph. It has at least one row in
 * the page, hidden if there is none to show, which later rows are made from.
 */
export function ToolTable({ name, caption, columns, view, id }: ToolTableProps) {
  const rows = view.rows?.[name] ?? [];
  const shown = rows.length > 0 ? rows : [columns.map(() => '')];
  return (
    <div className="pz-data-table">
      <table className="pz-data-table__table pz-tool-table" id={id} {...ROLES.table}>
        <caption className="pz-tool-table__caption">{caption}</caption>
        <TableHead columns={columns} />
        <tbody data-rows={name} {...ROLES.group}>
          {Array.from(shown.entries(), ([number, row]) => (
            <tr key={number} hidden={rows.length === 0} {...ROLES.row}>
              <TableCells columns={columns} row={row.map((cell) => [cell].flat()[0] ?? '')} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
