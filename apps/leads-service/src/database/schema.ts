export * from '../applications/tables.ts';
export * from '../dashboard/tables.ts';
export * from '../writes/tables.ts';
export * from './content-tables.ts';
