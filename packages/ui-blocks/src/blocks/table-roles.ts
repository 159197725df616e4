/** Explicit roles: some browsers drop table semantics when CSS lays a table out as cards. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  rowGroup: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;
