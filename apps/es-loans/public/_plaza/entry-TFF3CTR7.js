function m(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return;
  }
}
function c(e) {
  return e ? !e.saveData && !/(^|-)2g$/.test(e.effectiveType ?? '') : !0;
}
var y = 'plaza:reloads';
function p(e, { storage: t, now: o }) {
  try {
    const r = S(t).filter(([, n]) => Math.abs(o - n) < 1e4);
    return r.some(([n]) => n === e) ? !1 : (t.setItem(y, JSON.stringify([...r, [e, o]])), !0);
  } catch {
    return !1;
  }
}
function S(e) {
  const t = e.getItem(y);
  return t ? w(t).filter(A) : [];
}
function w(e) {
  try {
    const t = JSON.parse(e);
    return Array.isArray(t) ? t : [];
  } catch {
    return [];
  }
}
function A(e) {
  return Array.isArray(e) && typeof e[0] == 'string' && typeof e[1] == 'number';
}
function u(e, t) {
  const o = e.replace(/^#/, ''),
    r = [o, m(o)].find((n) => n && t(n));
  return r ? { to: 'element', id: r, behavior: 'smooth' } : { to: 'top', behavior: 'smooth' };
}
function g(e) {
  const t = h(e);
  return t === void 0 || t < 300 || t > 499;
}
function h(e, t = 0) {
  if (typeof e != 'object' || e === null || t > 5) return;
  const { status: o, statusCode: r, cause: n } = e;
  for (const l of [o, r]) if (typeof l == 'number') return l;
  return h(n, t + 1);
}
var k = 10,
  C = 0;
function i(e) {
  const t = document.querySelector('[data-sentry-dsn]')?.dataset.sentryDsn;
  !t ||
    !e ||
    !g(e) ||
    ++C > k ||
    import('./send-report-GTB4BILN.js').then(
      ({ sendReport: o }) => o(t, e),
      () => {},
    );
}
function v() {
  addEventListener('error', ({ error: e }) => i(e)),
    addEventListener('unhandledrejection', ({ reason: e }) => i(e));
}
var d = 'plaza:lost-chunk',
  a = class extends Error {
    name = 'ChunkLoadError';
  },
  f = {
    getItem: (e) => sessionStorage.getItem(e),
    setItem: (e, t) => sessionStorage.setItem(e, t),
  };
async function s(e, t) {
  const o = await e().catch(b);
  o && t(o);
}
function b(e) {
  const t = Date.now();
  if (!navigator.onLine || !p(location.pathname, { storage: f, now: t }))
    return void i(new a(String(e)));
  f.setItem(d, String(e)), location.reload();
}
function R() {
  try {
    const e = f.getItem(d);
    if (!e) return;
    sessionStorage.removeItem(d), i(new a(e));
  } catch {}
}
function x(e) {
  for (const [t, o] of e)
    document.querySelector(t) && s(o, ({ attach: r }) => r(document)).catch(i);
}
var P = [
  ['a[data-video-player]', () => import('./videos-JPGFWNWJ.js')],
  ['form[data-message-form]', () => import('./message-form-VDCFH5W2.js')],
];
var E = () => Reflect.get(navigator, 'connection');
async function T() {
  const e = HTMLScriptElement.supports?.('speculationrules'),
    t = c(E());
  e && !t && document.querySelector('[type=speculationrules]')?.remove(),
    !e &&
      t &&
      (await s(
        () => import('./prefetch-links-QDAU6JTF.js'),
        ({ prefetchLinks: o }) => o(),
      ));
}
var I = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
function L() {
  const [e] = performance.getEntriesByType('navigation');
  if (e?.type !== 'navigate') return;
  const t = new AbortController(),
    o = { passive: !0, signal: t.signal };
  for (const r of I) addEventListener(r, () => t.abort(), o);
  addEventListener('load', O, o);
}
function O() {
  const e = u(location.hash, (o) => document.getElementById(o) !== null);
  if (e.to === 'top') return;
  const t = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : e.behavior;
  document.getElementById(e.id)?.scrollIntoView({ behavior: t });
}
v();
R();
x(P);
T();
L();
