import { readSettings, type Settings } from './env.ts';

/** What a command is started with. */
export interface CommandStart {
  readonly args: readonly string[];
  readonly settings: Settings;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
}

/** A command of the service's operator. One that throws has failed; the message says why. */
export interface Command {
  /** How it is called, said where the arguments were wrong. */
  readonly usage: string;
  readonly run: (start: CommandStart) => Promise<void>;
}

/** What a command runs with: its arguments, and the streams of this process or of a test. */
export type CommandHost = Omit<CommandStart, 'settings'> & {
  /** The variables of the settings; those of this process if there are none. */
  readonly environment?: NodeJS.ProcessEnv;
};

/**
 * Runs a command. One that fails says why in one line, with its usage where the arguments were wrong.
 *
 * @returns the exit code: 0, or 1 of a command that failed
 */
export async function runCommand(
  { run, usage }: Command,
  { environment, ...host }: CommandHost,
): Promise<0 | 1> {
  try {
    await run({ ...host, settings: readSettings(environment) });
    return 0;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const isUsage = code?.startsWith('ERR_PARSE_ARGS');
    host.stderr.write(`${message}${isUsage ? `. ${usage}` : ''}\n`);
    return 1;
  }
}
