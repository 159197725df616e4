import { type Command, runCommand } from './run-command.ts';

/** The commands of the service's operator. Each is loaded alone: all of them together start slowly. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'content:import': async () => (await import('./import/import-command.ts')).importCommand,
  'consents:export': async () => (await import('./consents/export-command.ts')).exportCommand,
  'database:copy-to-postgresql': async () =>
    (await import('./embedded/copy/copy-command.ts')).copyCommand,
  'leads:list': async () => (await import('./leads/leads-command.ts')).leadsCommand,
  'messages:list': async () => (await import('./messages/messages-command.ts')).messagesCommand,
};

const [name = '', ...args] = process.argv.slice(2);
const { stdout, stderr } = process;
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) process.exitCode = await runCommand(await load(), { args, stdout, stderr });
else {
  stderr.write(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}\n`);
  process.exitCode = 1;
}
