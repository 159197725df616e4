import { enableCompileCache } from 'node:module';
import { privateFolder } from './private-folder.ts';
import { type Command, runCommand } from './run-command.ts';

/** The operator's commands, loaded on demand because loading all is slow. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'applications:export': async () =>
    (await import('./applications/person/person-commands.ts')).exportPersonCommand,
  'applications:erase': async () =>
    (await import('./applications/person/person-commands.ts')).erasePersonCommand,
  'content:export': async () =>
    (await import('./editor/ownership/export-command.ts')).exportContentCommand,
  'content:history': async () => (await import('./import/version-commands.ts')).historyCommand,
  'content:import': async () => (await import('./import/import-command.ts')).importCommand,
  'content:own': async () => (await import('./editor/ownership/own-command.ts')).ownCommand,
  'content:restore': async () =>
    (await import('./import/version-commands.ts')).restoreContentCommand,
  'consents:export': async () => (await import('./consents/export-command.ts')).exportCommand,
  'conversions:import': async () =>
    (await import('./conversions/report-command.ts')).importReportCommand,
  'database:backup': async () => (await import('./backup/backup-command.ts')).backupCommand,
  'database:copy-to-postgresql': async () =>
    (await import('./embedded/copy/copy-command.ts')).copyCommand,
  'database:restore': async () => (await import('./backup/restore-command.ts')).restoreCommand,
  'editor:owner': async () => (await import('./editor/login/owner-command.ts')).ownerCommand,
  earnings: async () => (await import('./reports/earnings-command.ts')).earningsCommand,
  'leads:list': async () => (await import('./leads/leads-command.ts')).leadsCommand,
  'retention:run': async () => (await import('./retention/retention-command.ts')).retentionCommand,
  report: async () => (await import('./warehouse/report-command.ts')).reportCommand,
  'warehouse:export': async () => (await import('./warehouse/export-command.ts')).exportDaysCommand,
  'website:remove': async () =>
    (await import('./website-removal/removal-command.ts')).removeWebsiteCommand,
  'messages:list': async () => (await import('./messages/messages-command.ts')).messagesCommand,
};

// Compiling the modules of a command took a fifth of its start.
const compiled = privateFolder('plaza-commands');
if (compiled) enableCompileCache(compiled);

const [name = '', ...args] = process.argv.slice(2);
const { stdin, stdout, stderr } = process;
// Readers such as `head` may leave early; the work goes on.
for (const output of [stdout, stderr]) output.on('error', () => {});
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) process.exitCode = await runCommand(await load(), { args, stdin, stdout, stderr });
else {
  stderr.write(`Unknown command '${name}'. Commands: ${Object.keys(commands).join(', ')}\n`);
  process.exitCode = 1;
}
