var p = 'a[data-video-player]';
var i = new WeakSet(),
  o = (e) => !i.has(e) && i.add(e);
function r(e = document) {
  o(e) &&
    (e.addEventListener('click', a),
    e.addEventListener('keydown', a),
    e.addEventListener('pointerover', c),
    e.addEventListener('focusin', c));
  for (const t of e.querySelectorAll('img[data-video-poster]')) o(t) && setTimeout(l, 100, t);
}
var d = ({ target: e }) => e.closest(p);
function a(e) {
  const t = d(e),
    { type: n, key: s, button: u, ctrlKey: m, metaKey: E, shiftKey: f, altKey: v } = e;
  !t || !(n === 'click' ? !u : s === ' ') || m || E || f || v || (e.preventDefault(), y(t));
}
function y({ parentElement: e, dataset: t }) {
  if (!e || e.shadowRoot) return;
  const n = document.createElement('iframe');
  n.setAttribute('part', 'player'),
    (n.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'),
    (n.referrerPolicy = 'strict-origin-when-cross-origin'),
    (n.title = t.videoTitle ?? ''),
    (n.src = t.videoPlayer ?? ''),
    (n.onload = () => document.activeElement === e && n.contentWindow?.focus()),
    e.attachShadow({ mode: 'open' }).append(n),
    n.focus();
}
function c(e) {
  const t = d(e);
  if (!t?.querySelector('[data-video-poster]') || !o(t)) return;
  const n = document.createElement('link');
  (n.rel = 'preconnect'),
    (n.href = new URL(t.dataset.videoPlayer ?? '').origin),
    document.head.append(n);
}
function l(e) {
  if (!e.complete) {
    e.addEventListener('load', () => l(e), { once: !0 });
    return;
  }
  const t = new Image();
  (t.onload = () => {
    (t.naturalWidth !== 120 || t.naturalHeight !== 90) && (e.src = t.src);
  }),
    (t.src = e.dataset.videoPoster ?? '');
}
export { r as attach };
