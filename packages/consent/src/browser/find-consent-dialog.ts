/** Milliseconds until the fetch fails. */
const TIMEOUT_MS = 10_000;

/**
 * Finds the dialog in this page, or fetches it and adds it with its style sheet.
 *
 * `XMLHttpRequest` parses the file and its styles become a constructed style sheet. Neither needs
 * `innerHTML` or a `<style>`, so the page can require Trusted Types and forbid inline styles.
 *
 * @param url a file rendered by `ConsentFragment` of `./react`, on the page's own origin
 * @throws {Error} if the file cannot be fetched or has no dialog
 */
export async function findConsentDialog(url: string): Promise<HTMLDialogElement> {
  const present = findDialog(document);
  if (present) return present;
  const file = await fetchDocument(url);
  const dialog = file && findDialog(file);
  if (!dialog) throw new Error(`No dialog: ${url}`);
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

/** Resolves to null unless the answer is a 200 that parses as HTML. */
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
