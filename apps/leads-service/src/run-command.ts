/**
 * Runs a command of the service's operator. One that fails says why in one line, with its usage
 * where the arguments were wrong, and ends with exit code 1.
 */
export async function runCommand(
  command: (args: string[]) => Promise<void>,
  usage: string,
): Promise<void> {
  await command(process.argv.slice(2)).catch((error: Error & { code?: string }) => {
    const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${error.message}${isUsage ? `. ${usage}` : ''}\n`);
    process.exitCode = 1;
  });
}
