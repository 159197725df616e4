/**
 * The form's script: fills in the fields from the fragment, focuses an error, and notifies the
 * embedding page, by its origin, when the form is ready, resized or submitted. If consent is given
 * later, that page sends the fields that would have been in the address.
 */
export const frameScript = `
const { parentOrigin, eventId, leadId, amount, currency } = document.documentElement.dataset;
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
  const notify = (message) => parent.postMessage(message, parentOrigin);
  notify({ type: 'lead-form:ready' });
  new ResizeObserver(() => {
    notify({ type: 'lead-form:resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  if (leadId) notify({ type: 'lead-form:submitted', eventId, leadId, value: +amount, currency });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== parentOrigin || data?.type !== 'lead-form:arrival' || !form) return;
    prefill(data.fields);
    for (const name of ['pubid', 'channelId', 'keyword', 'impressionId']) {
      const value = data.fields[name];
      if (!value) continue;
      const field = form.elements.namedItem(name) ?? form.appendChild(document.createElement('input'));
      Object.assign(field, { type: 'hidden', name, value });
    }
  });
}
`;
