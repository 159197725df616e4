/**
 * What the form does in a browser, beside what its HTML does by itself: it fills in what came by
 * the fragment, moves the focus to what is wrong, and tells the page around it, by that page's own
 * origin and none else, that it is there, how tall it is, and which lead was taken. From that page it
 * takes, where consent comes later, what it would have come with.
 */
export const frameScript = `
const { parentOrigin, eventId, leadId, amount } = document.documentElement.dataset;
const form = document.forms[0];
const prefill = (personal) => {
  for (const name of ['name', 'email', 'phone']) {
    const field = form?.elements.namedItem(name);
    if (field && !field.value) field.value = personal[name] ?? '';
  }
};
prefill(Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
if (location.hash) history.replaceState(null, '', location.pathname + location.search);
document.querySelector('[data-focus]')?.focus();
if (parentOrigin && parent !== window) {
  const tell = (message) => parent.postMessage(message, parentOrigin);
  tell({ type: 'lead-form:ready' });
  new ResizeObserver(() => {
    tell({ type: 'lead-form:resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  if (leadId) tell({ type: 'lead-form:submitted', eventId, leadId, value: +amount, currency: 'EUR' });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== parentOrigin || data?.type !== 'lead-form:arrival' || !form) return;
    prefill(data.fields);
    for (const name of ['pubid', 'channelId', 'keyword']) {
      const value = data.fields[name];
      if (!value) continue;
      const field = form.elements.namedItem(name) ?? form.appendChild(document.createElement('input'));
      Object.assign(field, { type: 'hidden', name, value });
    }
  });
}
`;
