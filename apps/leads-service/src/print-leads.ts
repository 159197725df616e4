import { leadsCommand } from './leads/leads-command.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(leadsCommand);
