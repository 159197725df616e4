export { countRows, dayFolder } from './day-file.ts';
export {
  DIMENSIONS,
  type Dimension,
  type ReportQuery,
  type ReportRow,
  readReport,
} from './read-report.ts';
export {
  WAREHOUSE_TABLES,
  type WarehouseDay,
  type WarehouseRow,
  type WarehouseTable,
} from './warehouse-tables.ts';
export { writeDay } from './write-day.ts';
export { type TableColumn, writeTable } from './write-table.ts';
