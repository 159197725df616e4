import { messagesCommand } from './messages/messages-command.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(messagesCommand);
