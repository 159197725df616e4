import { join } from 'node:path';
import { licenceFaults } from './licences.ts';

/** Ends with 1, and says why, when a package could be published without a licence. */
const faults = licenceFaults(join(import.meta.dirname, '..'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
