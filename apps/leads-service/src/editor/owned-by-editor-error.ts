/** An import into a website whose content editors write. */
export class OwnedByEditorError extends Error {
  override readonly name = 'OwnedByEditorError';

  constructor(websiteId: number) {
    super(
      `Nothing was imported: editors write the content of website ${websiteId}, and an import would ` +
        `undo their work; --settings imports website.json alone. Take the content into files with content:export, or hand the website back with ` +
        `content:own ${websiteId} files.`,
    );
  }
}

/** Whether an import was refused so, also by a running service, which passes the message alone. */
export const isOwnedByEditor = ({ message }: Error): boolean =>
  /editors write the content of website \d/.test(message);
