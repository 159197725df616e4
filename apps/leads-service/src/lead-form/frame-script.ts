/**
 * What the form does in a browser, beside what its HTML does by itself: it fills in what came by
 * the fragment, moves the focus to what is wrong, and tells the
 * page around it, by that page's own origin and none else, that it is there, how tall it is, and
 * which lead was taken.
 */
export const frameScript = `
const { parentOrigin, eventId, leadId } = document.documentElement.dataset;
const personal = new URLSearchParams(location.hash.slice(1));
for (const name of ['name', 'email', 'phone']) {
  const field = document.forms[0]?.elements.namedItem(name);
  if (field && !field.value) field.value = personal.get(name) ?? '';
}
if (location.hash) history.replaceState(null, '', location.pathname + location.search);
document.querySelector('[data-focus]')?.focus();
if (parentOrigin && parent !== window) {
  const tell = (message) => parent.postMessage(message, parentOrigin);
  tell({ type: 'lead-form:ready' });
  new ResizeObserver(() => {
    tell({ type: 'lead-form:resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  if (leadId) tell({ type: 'lead-form:submitted', eventId, leadId });
}
`;
