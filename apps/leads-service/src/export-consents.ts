import { exportCommand } from './consents/export-command.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(exportCommand);
