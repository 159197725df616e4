export { cleanUpAfterProcess } from './cleanup-process.ts';
export { makeDatabaseRoot } from './database-root.ts';
export { findPostgresBinaries } from './postgres-binaries.ts';
export type { Listen, ServerHost } from './server-process.ts';
export {
  type PgBouncer,
  type PgBouncerOptions,
  type PoolTarget,
  startPgBouncer,
} from './start-pgbouncer.ts';
export {
  databaseUser,
  type PostgresOptions,
  type PostgresReplica,
  type PostgresServer,
  type ReplicaOptions,
  sharedPostgres,
  startPostgres,
  startReplica,
} from './start-postgres.ts';
