// Connects a page of a preview with the editor that frames it: says that it is there, reloads when a
// draft was saved, takes the colour scheme, and reports which text or picture was clicked.
(() => {
  const editor = document.currentScript.dataset.editor;
  if (parent === window) return;
  const tell = (message) => parent.postMessage({ plaza: 'preview', ...message }, editor);

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== editor || source !== parent || data?.plaza !== 'editor') return;
    if (data.kind === 'reload') location.reload();
    if (data.kind === 'scheme') document.documentElement.style.colorScheme = data.scheme;
  });

  const wholeText = (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const mostText = 5_000;

  /** What is around a click, from the inside out: texts, and the address of a picture. */
  function describe(target) {
    const texts = [];
    for (
      let element = target;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const text = wholeText(element);
      if (text.length > mostText) break;
      if (text && text !== texts.at(-1)) texts.push(text);
    }
    const image =
      target.closest('img, picture')?.closest('picture')?.querySelector('img') ?? target;
    const source = image instanceof HTMLImageElement ? new URL(image.src).pathname : undefined;
    return { texts: texts.slice(0, 8), source, alt: image.alt || undefined };
  }

  addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
      // Links lead away from what is edited; with Ctrl they are followed.
      if (event.target.closest('a')) event.preventDefault();
      tell({ kind: 'pick', ...describe(event.target) });
    },
    { capture: true },
  );

  tell({ kind: 'ready', path: location.pathname });
})();
