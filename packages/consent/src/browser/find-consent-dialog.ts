/** Milliseconds until a file that does not come counts as lost. */
const TIMEOUT_MS = 10_000;

/**
 * The dialog of this page, else the one of a file, put into the page with its style sheet.
 *
 * The file is parsed by the request itself and its styles become a constructed sheet: neither turns
 * a text into a script or a style element, so a page may require Trusted Types and refuse inline
 * styles.
 *
 * @param url of a file as `ConsentFragment` of `./react` writes it, on the page's own origin
 * @throws {Error} when the file does not come, or holds no dialog
 */
export async function findConsentDialog(url: string): Promise<HTMLDialogElement> {
  const present = findDialog(document);
  if (present) return present;
  const file = await fetchDocument(url);
  const dialog = file && findDialog(file);
  if (!dialog) throw new Error(`No consent dialog at ${url}`);
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    file.querySelector<HTMLTemplateElement>('[data-consent-styles]')?.content.textContent ?? '',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  document.body.append(dialog);
  return dialog;
}

const findDialog = (root: Document) =>
  root.querySelector<HTMLDialogElement>('dialog[data-consent-dialog]');

/** Nothing when it does not come as a page. */
function fetchDocument(url: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => resolve(request.status === 200 ? request.response : null);
    request.send();
  });
}
