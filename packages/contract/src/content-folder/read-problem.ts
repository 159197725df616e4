const messages: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  ELOOP: 'a symbolic link that leads in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
};

/** Describes a file system error. */
export function readProblem(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return messages[code] ?? `could not be read${code && ` (${code})`}`;
}
