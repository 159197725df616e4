import { copyCommand } from './embedded/copy/copy-command.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(copyCommand);
