var o = {
  action: '/api/contact',
  localeField: 'locale',
  elapsedField: 'elapsed',
  trapField: 'website',
  sentFragment: 'message-sent',
  shortestMs: 3e3,
  bodyBytes: 65536,
  perMinute: 6,
};
function i(n) {
  for (const t of n.querySelectorAll('form[data-message-form]'))
    t.addEventListener('submit', () => {
      const e = t.elements.namedItem(o.elapsedField);
      t.querySelector('[data-form-summary][hidden]') &&
        e instanceof HTMLInputElement &&
        (e.value = String(Math.round(performance.now())));
    });
}
export { i as attach };
