/**
 * Loads the package that reads and writes Parquet. It is optional, because its native library is
 * larger than everything else that the service needs.
 *
 * @throws {Error} that says so if the installation has left it out
 */
export async function loadWarehouse(): Promise<typeof import('@plaza/warehouse')> {
  try {
    return await import('@plaza/warehouse');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'This installation has left out @plaza/warehouse. Install the optional dependencies of leads-service for exports and reports',
    );
  }
}
