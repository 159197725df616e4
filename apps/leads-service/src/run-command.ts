import { readSettings, type Settings } from './env.ts';

/** The arguments, settings and streams of a command. */
export interface CommandStart {
  readonly args: readonly string[];
  readonly settings: Settings;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  /** Where questions are answered, if somebody can. */
  readonly stdin?: NodeJS.ReadStream;
}

/** An operator's command. It fails by throwing an error with a message. */
export interface Command {
  /** Printed for invalid arguments. */
  readonly usage: string;
  readonly run: (start: CommandStart) => Promise<void>;
}

/** The arguments of a command, and the streams of this process or a test. */
export type CommandHost = Omit<CommandStart, 'settings'> & {
  /** The environment of the settings; default: `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
};

/**
 * Runs a command, or prints its usage with `--help`. A failure is printed in one line, with the usage
 * for invalid arguments.
 *
 * @returns the exit code: 0, or 1 for a failure
 */
export async function runCommand(
  { run, usage }: Command,
  { environment, ...host }: CommandHost,
): Promise<0 | 1> {
  if (host.args.includes('--help')) {
    host.stdout.write(`${usage}\n`);
    return 0;
  }
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
