import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withVendorTable } from './documented-vendors.ts';
import { vendorTables } from './vendor-tables.ts';

/** Writes the tables of vendors, and the one of `docs/tracking.md`, from the folders. */
const folder = join(import.meta.dirname, '../src/vendors');
for (const [file, text] of vendorTables(folder)) writeFileSync(join(folder, file), text);

// The rows that were just written.
const { vendors } = await import('../src/vendors/rows.ts');
const document = join(import.meta.dirname, '../../../docs/tracking.md');
writeFileSync(document, withVendorTable(readFileSync(document, 'utf8'), vendors));
