function f(e) {
  return e ? !e.saveData && !/(^|-)2g$/.test(e.effectiveType ?? '') : !0;
}
function c({ load: e, connection: t }) {
  let o = new Set(),
    r = [],
    i = 0;
  async function a(n) {
    i += 1;
    try {
      await e(n);
    } catch {
      o.delete(n);
    } finally {
      (i -= 1), p();
    }
  }
  function p() {
    if (!f(t())) for (const d of r.splice(0)) o.delete(d);
    const n = i < 4 ? r.shift() : void 0;
    n !== void 0 && a(n);
  }
  return {
    add(n) {
      o.has(n) || !f(t()) || (o.add(n), r.push(n), p());
    },
  };
}
var s = () => Reflect.get(navigator, 'connection');
function u(e, t) {
  if (e?.origin !== t.origin || e.pathname === t.pathname) return;
  const { pathname: o, search: r, target: i, download: a } = e;
  return o.endsWith('/') && !o.startsWith('/api/') && !r && !i && !a ? o : void 0;
}
var y = 65;
function C() {
  let e = c({ load: m, connection: s }),
    t,
    o = ({ target: r }) => {
      clearTimeout(t);
      const i = u(r.closest('a'), location);
      i && (t = setTimeout(e.add, y, i));
    };
  for (const r of ['pointerover', 'touchstart', 'focusin']) addEventListener(r, o, { passive: !0 });
}
var m = (e) => fetch(e, { priority: 'low', redirect: 'error' }).then((t) => t.text());
export { C as prefetchLinks };
