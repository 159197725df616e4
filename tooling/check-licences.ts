import { join } from 'node:path';
import { licenceFaults } from './licences.ts';

/** Exits with 1 and the reasons if a publishable package lacks a licence. */
const faults = licenceFaults(join(import.meta.dirname, '..'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
