/** The columns of each table of the warehouse, with DuckDB's types. No column is personal. */
export const WAREHOUSE_TABLES = {
  /** One row per page view. */
  impressions: {
    hour: 'TINYINT',
    channel: 'INTEGER',
    locale: 'VARCHAR',
    new_user: 'BOOLEAN',
    /** Without marketing consent: no user, no channel. */
    withheld: 'BOOLEAN',
  },
  /** One row per product that was listed or viewed. */
  product_events: {
    hour: 'TINYINT',
    kind: 'VARCHAR',
    product: 'INTEGER',
    position: 'INTEGER',
    channel: 'INTEGER',
    locale: 'VARCHAR',
  },
  /** One row per lead. */
  leads: {
    hour: 'TINYINT',
    channel: 'INTEGER',
    locale: 'VARCHAR',
  },
} as const satisfies Record<string, Readonly<Record<string, ColumnType>>>;

type ColumnType = 'TINYINT' | 'INTEGER' | 'VARCHAR' | 'BOOLEAN';

export type WarehouseTable = keyof typeof WAREHOUSE_TABLES;

/** Values in the order of the table's columns. */
export type WarehouseRow = readonly (string | number | boolean | null)[];

/** One file: a table's rows of a website on a day. */
export type WarehouseDay = {
  readonly table: WarehouseTable;
  readonly website: number;
  /** In UTC, such as `2026-11-20`. */
  readonly day: string;
};
