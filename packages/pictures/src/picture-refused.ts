/** A file that is no picture for a page. The message follows the file's name, and says what to do. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}
