import { TABLE_ROLES as ROLES } from '../../blocks/table-roles.ts';
import type { PageView } from '../../model/page-view.ts';

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
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} {...ROLES.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-rows={name} {...ROLES.group}>
          {Array.from(shown.entries(), ([number, [head = '', ...cells]]) => (
            <tr key={number} hidden={rows.length === 0} {...ROLES.row}>
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
