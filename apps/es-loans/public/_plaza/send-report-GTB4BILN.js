var _ = globalThis;
var O = '11.12.0';
function C() {
  return (P(_), _);
}
function P(e) {
  const t = (e.__SENTRY__ = e.__SENTRY__ || {});
  return ((t.version = t.version || O), (t[O] = t[O] || {}));
}
function Y(e, t, i = _) {
  const r = (i.__SENTRY__ = i.__SENTRY__ || {}),
    n = (r[O] = r[O] || {});
  return n[e] || (n[e] = t());
}
var $r = 'Sentry Logger ',
  $e = {};
function M(e) {
  if (!('console' in _)) return e();
  const t = _.console,
    i = {},
    r = Object.keys($e);
  r.forEach((n) => {
    const a = $e[n];
    (i[n] = t[n]), (t[n] = a);
  });
  try {
    return e();
  } finally {
    r.forEach((n) => {
      t[n] = i[n];
    });
  }
}
function Xr() {
  Ze().enabled = !0;
}
function Zr() {
  Ze().enabled = !1;
}
function Ht() {
  return Ze().enabled;
}
function en(...e) {
  Xe('log', ...e);
}
function tn(...e) {
  Xe('warn', ...e);
}
function rn(...e) {
  Xe('error', ...e);
}
function Xe(e, ...t) {
  !1;
}
function Ze() {
  return { enabled: !1 };
}
var d = { enable: Xr, disable: Zr, isEnabled: Ht, log: en, warn: tn, error: rn };
var Qt = /\(error: (.*)\)/,
  Jt = /captureMessage|captureException/;
function tt(...e) {
  const t = e.sort((i, r) => i[0] - r[0]).map((i) => i[1]);
  return (i, r = 0, n = 0) => {
    const a = [],
      s = i.split(`
`);
    for (let o = r; o < s.length; o++) {
      let l = s[o];
      l.length > 1024 && (l = l.slice(0, 1024));
      const p = Qt.test(l) ? l.replace(Qt, '$1') : l;
      if (!p.includes('Error: ')) {
        for (const u of t) {
          const m = u(p);
          if (m) {
            a.push(m);
            break;
          }
        }
        if (a.length >= 50 + n) break;
      }
    }
    return $t(a.slice(n));
  };
}
function $t(e) {
  if (!e.length) return [];
  const t = Array.from(e);
  return (
    /sentryWrapped/.test(Le(t).function || '') && t.pop(),
    t.reverse(),
    Jt.test(Le(t).function || '') && (t.pop(), Jt.test(Le(t).function || '') && t.pop()),
    t
      .slice(0, 50)
      .map((i) => ({ ...i, filename: i.filename || Le(t).filename, function: i.function || '?' }))
  );
}
function Le(e) {
  return e[e.length - 1] || {};
}
var et = '<anonymous>';
function it(e) {
  try {
    return !e || typeof e != 'function' ? et : e.name || et;
  } catch {
    return et;
  }
}
var Xt = Object.prototype.toString;
function U(e) {
  switch (Xt.call(e)) {
    case '[object Error]':
    case '[object Exception]':
    case '[object DOMException]':
    case '[object WebAssembly.Exception]':
      return !0;
    default:
      return at(e, Error);
  }
}
function ie(e, t) {
  return Xt.call(e) === `[object ${t}]`;
}
function he(e) {
  return ie(e, 'ErrorEvent');
}
function De(e) {
  return ie(e, 'DOMError');
}
function rt(e) {
  return ie(e, 'DOMException');
}
function re(e) {
  return ie(e, 'String');
}
function K(e) {
  return (
    typeof e == 'object' &&
    e !== null &&
    '__sentry_template_string__' in e &&
    '__sentry_template_values__' in e
  );
}
function W(e) {
  return e === null || K(e) || (typeof e != 'object' && typeof e != 'function');
}
function q(e) {
  return ie(e, 'Object');
}
function ne(e) {
  return typeof e == 'object' && e !== null;
}
function V(e) {
  return typeof Event < 'u' && at(e, Event);
}
function nt(e) {
  return ie(e, 'RegExp');
}
function x(e) {
  return !!(e?.then && typeof e.then == 'function');
}
function at(e, t) {
  try {
    return e instanceof t;
  } catch {
    return !1;
  }
}
function ae(e, t, i) {
  try {
    Object.defineProperty(e, t, { value: i, writable: !0, configurable: !0 });
  } catch {
    !1;
  }
}
function Me(e) {
  if (U(e)) return { message: e.message, name: e.name, stack: e.stack, ...Zt(e) };
  if (V(e)) {
    const { type: t, target: i, currentTarget: r, detail: n } = e;
    return { type: t, target: i, currentTarget: r, ...(n ? { detail: n } : {}), ...Zt(e) };
  }
  return e;
}
function Zt(e) {
  return ne(e) ? Object.fromEntries(Object.entries(e)) : {};
}
function st(e) {
  const t = Object.keys(Me(e));
  return (t.sort(), t[0] ? t.join(', ') : '[object has no keys]');
}
var se;
function H(e) {
  if (se !== void 0) return se ? se(e) : e();
  const t = Symbol.for('__SENTRY_SAFE_RANDOM_ID_WRAPPER__'),
    i = _;
  return t in i && typeof i[t] == 'function' ? ((se = i[t]), se(e)) : ((se = null), e());
}
function oe() {
  return H(() => Math.random());
}
function I() {
  return H(() => Date.now());
}
var nn = Symbol.for('sentry.skipNormalization'),
  an = Symbol.for('sentry.overrideNormalizationDepth');
function ei(e) {
  return !!e[nn];
}
function ti(e) {
  const t = e[an];
  return typeof t == 'number' ? t : void 0;
}
var ii;
function T(e, t = 100, i = 1 / 0) {
  try {
    return ot('', e, t, i);
  } catch (r) {
    return { ERROR: `**non-serializable** (${ri(r)})` };
  }
}
function ri(e) {
  try {
    return String(e);
  } catch {
    return 'unknown error';
  }
}
function Ue(e, t = 3, i = 100 * 1024) {
  const r = T(e, t);
  return pn(r) > i ? Ue(e, t - 1, i) : r;
}
function ot(e, t, i = 1 / 0, r = 1 / 0, n = cn()) {
  const [a, s] = n;
  if (
    t == null ||
    ['boolean', 'string'].includes(typeof t) ||
    (typeof t == 'number' && Number.isFinite(t))
  )
    return t;
  const o = sn(e, t);
  if (!o.startsWith('[object ')) return o;
  if (ei(t)) return t;
  const l = ti(t),
    p = l !== void 0 ? l : i;
  if (p === 0) return o.replace('object ', '');
  if (a(t)) return '[Circular ~]';
  const u = t;
  if (u && typeof u.toJSON == 'function')
    try {
      const h = u.toJSON();
      return ot('', h, p - 1, r, n);
    } catch {}
  let m = Array.isArray(t) ? [] : {},
    c = 0,
    b = Me(t);
  for (const h in b) {
    if (!Object.hasOwn(b, h)) continue;
    if (c >= r) {
      m[h] = '[MaxProperties ~]';
      break;
    }
    const D = b[h];
    (m[h] = ot(h, D, p - 1, r, n)), c++;
  }
  return (s(t), m);
}
function sn(e, t) {
  try {
    if (ii) {
      const r = ii(t);
      if (r) return r;
    }
    return typeof global < 'u' && t === global
      ? '[Global]'
      : typeof t == 'number' && !Number.isFinite(t)
        ? `[${t}]`
        : typeof t == 'function'
          ? `[Function: ${it(t)}]`
          : typeof t == 'symbol'
            ? `[${String(t)}]`
            : typeof t == 'bigint'
              ? `[BigInt: ${String(t)}]`
              : `[object ${on(t)}]`;
  } catch (i) {
    return `**non-serializable** (${ri(i)})`;
  }
}
function on(e) {
  const t = Object.getPrototypeOf(e);
  return t?.constructor ? t.constructor.name : 'null prototype';
}
function ln(e) {
  return ~-encodeURI(e).split(/%..|./).length;
}
function pn(e) {
  return ln(JSON.stringify(e));
}
function cn() {
  const e = new WeakSet();
  function t(r) {
    return e.has(r) ? !0 : (e.add(r), !1);
  }
  function i(r) {
    e.delete(r);
  }
  return [t, i];
}
function fe(e, t = 0) {
  return typeof e != 'string' || t === 0 || e.length <= t ? e : `${e.slice(0, t)}...`;
}
function ve(e, t, i = !1) {
  return re(e)
    ? nt(t)
      ? t.test(e)
      : re(t)
        ? i
          ? e === t
          : e.includes(t)
        : typeof t == 'function'
          ? t(e)
          : !1
    : !1;
}
function un() {
  const e = _;
  return e.crypto || e.msCrypto;
}
var lt;
function dn() {
  return oe() * 16;
}
function v(e = un()) {
  try {
    if (e?.randomUUID) return H(() => e.randomUUID()).replace(/-/g, '');
  } catch {}
  return (
    lt || (lt = '10000000100040008000' + 1e11),
    lt.replace(/[018]/g, (t) => (t ^ ((dn() & 15) >> (t / 4))).toString(16))
  );
}
function mn(e) {
  return e.exception?.values?.[0];
}
function Se(e, t, i) {
  const r = (e.exception = e.exception || {}),
    n = (r.values = r.values || []),
    a = (n[0] = n[0] || {});
  a.value || (a.value = t || ''), a.type || (a.type = i || 'Error');
}
function B(e, t) {
  const i = mn(e);
  i && ai(i, t);
}
function ni(e, t) {
  const i = e.exception?.values,
    r = i?.find((n) => n.mechanism?.exception_id === 0) ?? i?.[0];
  r && ai(r, t);
}
function ai(e, t) {
  const i = { type: 'generic', handled: !0 },
    r = e.mechanism;
  (e.mechanism = { ...i, ...r, ...t }),
    t && 'data' in t && (e.mechanism.data = { ...r?.data, ...t.data });
}
function qe(e) {
  if (si(e)) return !0;
  try {
    ae(e, '__sentry_captured__', !0);
  } catch {}
  return !1;
}
function si(e) {
  try {
    return e.__sentry_captured__;
  } catch {}
}
var li = 1e3,
  gn = 1e3,
  bn = 100;
function F() {
  return I() / li;
}
var le = [];
function yn() {
  const { performance: e } = _;
  if (!e?.now || !e.timeOrigin)
    return (e?.now && (le = [{ from: 0, origin: I() - H(() => e.now()) }]), F);
  let t = e.timeOrigin;
  le = [{ from: 0, origin: t }];
  let i = !0,
    r = 0;
  return () =>
    H(() => {
      const n = e.now(),
        a = Date.now();
      return (
        Math.abs(t + n - a) > gn &&
          ((t = a - n),
          i
            ? (le = [{ from: 0, origin: t }])
            : (le.push({ from: r, origin: t }), le.length > bn && le.splice(1, 1))),
        (i = !1),
        (r = n),
        (t + n) / li
      );
    });
}
var oi;
function Q() {
  return (oi ?? (oi = yn()))();
}
function ke(e, t = {}) {
  if (
    (t.user &&
      (!e.ipAddress && t.user.ip_address && (e.ipAddress = t.user.ip_address),
      !e.did && !t.did && (e.did = t.user.id || t.user.email || t.user.username)),
    (e.timestamp = t.timestamp || Q()),
    t.abnormal_mechanism && (e.abnormal_mechanism = t.abnormal_mechanism),
    t.ignoreDuration && (e.ignoreDuration = t.ignoreDuration),
    t.sid && (e.sid = t.sid.length === 32 ? t.sid : v()),
    t.init !== void 0 && (e.init = t.init),
    !e.did && t.did && (e.did = `${t.did}`),
    typeof t.started == 'number' && (e.started = t.started),
    e.ignoreDuration)
  )
    e.duration = void 0;
  else if (typeof t.duration == 'number') e.duration = t.duration;
  else {
    const i = e.timestamp - e.started;
    e.duration = i >= 0 ? i : 0;
  }
  t.release && (e.release = t.release),
    t.environment && (e.environment = t.environment),
    !e.ipAddress && t.ipAddress && (e.ipAddress = t.ipAddress),
    !e.userAgent && t.userAgent && (e.userAgent = t.userAgent),
    typeof t.errors == 'number' && (e.errors = t.errors),
    t.status && (e.status = t.status);
}
function G(e, t, i = 2) {
  if (!t || typeof t != 'object' || i <= 0) return t;
  if (e && Object.keys(t).length === 0) return e;
  const r = { ...e };
  for (const n in t) Object.hasOwn(t, n) && (r[n] = G(r[n], t[n], i - 1));
  return r;
}
function pi() {
  return v();
}
function Be() {
  return v().substring(16);
}
var _n = 100,
  S = class e {
    constructor() {
      (this._notifyingListeners = !1),
        (this._scopeListeners = []),
        (this._eventProcessors = []),
        (this._breadcrumbs = []),
        (this._attachments = []),
        (this._user = {}),
        (this._tags = {}),
        (this._attributes = {}),
        (this._extra = {}),
        (this._contexts = {}),
        (this._sdkProcessingMetadata = {}),
        ae(this, 'refs', {}),
        (this._propagationContext = { traceId: pi(), sampleRand: oe() });
    }
    clone() {
      const t = new e();
      return (
        (t._breadcrumbs = [...this._breadcrumbs]),
        (t._tags = { ...this._tags }),
        (t._attributes = { ...this._attributes }),
        (t._extra = { ...this._extra }),
        (t._contexts = { ...this._contexts }),
        this._contexts.flags && (t._contexts.flags = { values: [...this._contexts.flags.values] }),
        (t._user = this._user),
        (t._level = this._level),
        (t._session = this._session),
        (t._transactionName = this._transactionName),
        (t._fingerprint = this._fingerprint),
        (t._eventProcessors = [...this._eventProcessors]),
        (t._attachments = [...this._attachments]),
        (t._sdkProcessingMetadata = { ...this._sdkProcessingMetadata }),
        (t._propagationContext = { ...this._propagationContext }),
        (t._client = this._client),
        (t._lastEventId = this._lastEventId),
        (t._conversationId = this._conversationId),
        (t.refs = { ...this.refs }),
        t
      );
    }
    setClient(t) {
      this._client = t;
    }
    setLastEventId(t) {
      this._lastEventId = t;
    }
    getClient() {
      return this._client;
    }
    lastEventId() {
      return this._lastEventId;
    }
    addScopeListener(t) {
      this._scopeListeners.push(t);
    }
    addEventProcessor(t) {
      return (this._eventProcessors.push(t), this);
    }
    setUser(t) {
      return (
        (this._user = t || { email: void 0, id: void 0, ip_address: void 0, username: void 0 }),
        this._session && ke(this._session, { user: t }),
        this._notifyScopeListeners(),
        this
      );
    }
    getUser() {
      return this._user;
    }
    setConversationId(t) {
      return ((this._conversationId = t || void 0), this._notifyScopeListeners(), this);
    }
    setTags(t) {
      return ((this._tags = { ...this._tags, ...t }), this._notifyScopeListeners(), this);
    }
    setTag(t, i) {
      return this.setTags({ [t]: i });
    }
    setAttributes(t) {
      return (
        (this._attributes = { ...this._attributes, ...t }), this._notifyScopeListeners(), this
      );
    }
    setAttribute(t, i) {
      return this.setAttributes({ [t]: i });
    }
    removeAttribute(t) {
      return (
        t in this._attributes && (delete this._attributes[t], this._notifyScopeListeners()), this
      );
    }
    setExtras(t) {
      return ((this._extra = { ...this._extra, ...t }), this._notifyScopeListeners(), this);
    }
    setExtra(t, i) {
      return ((this._extra = { ...this._extra, [t]: i }), this._notifyScopeListeners(), this);
    }
    setFingerprint(t) {
      return ((this._fingerprint = t), this._notifyScopeListeners(), this);
    }
    setLevel(t) {
      return ((this._level = t), this._notifyScopeListeners(), this);
    }
    setTransactionName(t) {
      return ((this._transactionName = t), this._notifyScopeListeners(), this);
    }
    setContext(t, i) {
      return (
        i === null ? delete this._contexts[t] : (this._contexts[t] = i),
        this._notifyScopeListeners(),
        this
      );
    }
    setSession(t) {
      return (t ? (this._session = t) : delete this._session, this._notifyScopeListeners(), this);
    }
    getSession() {
      return this._session;
    }
    update(t) {
      if (!t) return this;
      const i = typeof t == 'function' ? t(this) : t,
        r = i instanceof e ? i.getScopeData() : q(i) ? t : void 0,
        {
          tags: n,
          attributes: a,
          extra: s,
          user: o,
          contexts: l,
          level: p,
          fingerprint: u = [],
          propagationContext: m,
          conversationId: c,
        } = r || {};
      return (
        (this._tags = { ...this._tags, ...n }),
        (this._attributes = { ...this._attributes, ...a }),
        (this._extra = { ...this._extra, ...s }),
        (this._contexts = { ...this._contexts, ...l }),
        o && Object.keys(o).length && (this._user = o),
        p && (this._level = p),
        u.length && (this._fingerprint = u),
        m && (this._propagationContext = m),
        c && (this._conversationId = c),
        this
      );
    }
    addBreadcrumb(t, i) {
      const r = typeof i == 'number' ? i : _n;
      if (r <= 0) return this;
      const n = { timestamp: F(), ...t, message: t.message ? fe(t.message, 2048) : t.message };
      return (
        this._breadcrumbs.push(n),
        this._breadcrumbs.length > r && (this._breadcrumbs = this._breadcrumbs.slice(-r)),
        this._notifyScopeListeners(),
        this
      );
    }
    getLastBreadcrumb() {
      return this._breadcrumbs[this._breadcrumbs.length - 1];
    }
    clearBreadcrumbs() {
      return ((this._breadcrumbs = []), this._notifyScopeListeners(), this);
    }
    addAttachment(t) {
      return (this._attachments.push(t), this);
    }
    clearAttachments() {
      return ((this._attachments = []), this);
    }
    getScopeData() {
      return {
        breadcrumbs: this._breadcrumbs,
        attachments: this._attachments,
        contexts: this._contexts,
        tags: this._tags,
        attributes: this._attributes,
        extra: this._extra,
        user: this._user,
        level: this._level,
        fingerprint: this._fingerprint || [],
        eventProcessors: this._eventProcessors,
        propagationContext: this._propagationContext,
        sdkProcessingMetadata: this._sdkProcessingMetadata,
        transactionName: this._transactionName,
        conversationId: this._conversationId,
      };
    }
    setSDKProcessingMetadata(t) {
      return ((this._sdkProcessingMetadata = G(this._sdkProcessingMetadata, t, 2)), this);
    }
    setPropagationContext(t) {
      return ((this._propagationContext = t), this);
    }
    getPropagationContext() {
      return this._propagationContext;
    }
    captureException(t, i) {
      const r = i?.event_id || v();
      if (!this._client) return (!1, r);
      const n = new Error('Sentry syntheticException');
      return (
        this._client.captureException(
          t,
          { originalException: t, syntheticException: n, ...i, event_id: r },
          this,
        ),
        r
      );
    }
    captureMessage(t, i, r) {
      const n = r?.event_id || v();
      if (!this._client) return (!1, n);
      const a = r?.syntheticException ?? new Error(t);
      return (
        this._client.captureMessage(
          t,
          i,
          { originalException: t, syntheticException: a, ...r, event_id: n },
          this,
        ),
        n
      );
    }
    captureEvent(t, i) {
      const r = t.event_id || i?.event_id || v();
      return this._client
        ? (this._client.captureEvent(t, { ...i, event_id: r }, this), r)
        : (!1, r);
    }
    _notifyScopeListeners() {
      this._notifyingListeners ||
        ((this._notifyingListeners = !0),
        this._scopeListeners.forEach((t) => {
          t(this);
        }),
        (this._notifyingListeners = !1));
    }
  };
function ci() {
  return Y('defaultCurrentScope', () => new S());
}
function ui() {
  return Y('defaultIsolationScope', () => new S());
}
var pt = '__SENTRY_SUPPRESS_TRACING__';
var di = (e) => e instanceof Promise && !e[mi],
  mi = Symbol('chained PromiseLike'),
  gi = (e, t, i) => {
    const r = e.then(
      (n) => (t(n), n),
      (n) => {
        throw (i(n), n);
      },
    );
    return di(r) && di(e) ? r : hn(e, r);
  },
  hn = (e, t) => {
    if (!t) return e;
    let i = !1;
    for (const r in e) {
      if (r in t) continue;
      i = !0;
      const n = e[r];
      typeof n == 'function'
        ? Object.defineProperty(t, r, {
            value: (...a) => n.apply(e, a),
            enumerable: !0,
            configurable: !0,
            writable: !0,
          })
        : (t[r] = n);
    }
    return (i && Object.assign(t, { [mi]: !0 }), t);
  };
var ct = class {
  constructor(t, i) {
    let r;
    t ? (r = t) : (r = new S());
    let n;
    i ? (n = i) : (n = new S()), (this._stack = [{ scope: r }]), (this._isolationScope = n);
  }
  withScope(t) {
    let i = this._pushScope(),
      r;
    try {
      r = t(i);
    } catch (n) {
      throw (this._popScope(), n);
    }
    return x(r)
      ? gi(
          r,
          () => this._popScope(),
          () => this._popScope(),
        )
      : (this._popScope(), r);
  }
  getClient() {
    return this.getStackTop().client;
  }
  getScope() {
    return this.getStackTop().scope;
  }
  getIsolationScope() {
    return this._isolationScope;
  }
  getStackTop() {
    return this._stack[this._stack.length - 1];
  }
  _pushScope() {
    const t = this.getScope().clone();
    return (this._stack.push({ client: this.getClient(), scope: t }), t);
  }
  _popScope() {
    return this._stack.length <= 1 ? !1 : !!this._stack.pop();
  }
};
function pe() {
  const e = C(),
    t = P(e);
  return (t.stack = t.stack || new ct(ci(), ui()));
}
function yi(e) {
  return pe().withScope(e);
}
function fn(e, t) {
  const i = pe();
  return i.withScope(() => ((i.getStackTop().scope = e), t(e)));
}
function bi(e) {
  return pe().withScope(() => e(pe().getIsolationScope()));
}
function _i() {
  return {
    suppressTracing: vn,
    withIsolationScope: bi,
    withScope: yi,
    withSetScope: fn,
    withSetIsolationScope: (e, t) => bi(t),
    getCurrentScope: () => pe().getScope(),
    getIsolationScope: () => pe().getIsolationScope(),
  };
}
function vn(e) {
  return yi((t) => {
    t.setSDKProcessingMetadata({ [pt]: !0 });
    const i = e();
    return (t.setSDKProcessingMetadata({ [pt]: void 0 }), i);
  });
}
function Ee(e) {
  const t = P(e);
  return t.acs ? t.acs : _i();
}
function Sn(e) {
  return typeof e == 'object' && e != null && !Array.isArray(e) && Object.keys(e).includes('value');
}
function kn(e, t) {
  const { value: i, unit: r } = Sn(e) ? e : { value: e, unit: void 0 },
    n = En(i),
    a = r && typeof r == 'string' ? { unit: r } : {};
  if (n) return { ...n, ...a };
  if (!t || (t === 'skip-undefined' && i === void 0)) return;
  let s = '';
  try {
    s = JSON.stringify(i) ?? '';
  } catch {}
  return { value: s, type: 'string', ...a };
}
function ut(e, t = !1) {
  const i = {};
  for (const [r, n] of Object.entries(e ?? {})) {
    const a = kn(n, t);
    a && (i[r] = a);
  }
  return i;
}
function En(e) {
  if (Array.isArray(e)) return { value: e, type: 'array' };
  const t =
    typeof e == 'string'
      ? 'string'
      : typeof e == 'boolean'
        ? 'boolean'
        : typeof e == 'number' && !Number.isNaN(e)
          ? Number.isInteger(e)
            ? 'integer'
            : 'double'
          : null;
  if (t) return { value: e, type: t };
}
function Fe() {
  return P(C()).externalPropagationContextProvider?.();
}
function J() {
  const e = C();
  return Ee(e).getCurrentScope();
}
function Ge() {
  const e = C();
  return Ee(e).getIsolationScope();
}
function ze() {
  return Y('globalScope', () => new S());
}
function A() {
  return J().getClient();
}
function Te(e) {
  const t = Fe();
  if (t) return { trace_id: t.traceId, span_id: t.spanId };
  const i = e.getPropagationContext(),
    { traceId: r, parentSpanId: n, propagationSpanId: a } = i,
    s = { trace_id: r, span_id: a || Be() };
  return (n && (s.parent_span_id = n), s);
}
var dt = 'sentry.exclusive_time';
var hi = 'sentry.op',
  fi = 'sentry.origin';
var mt = 'sentry.profile_id';
var gt = 'sentry.segment.name.source';
var bt = 'sentry.sample_rate',
  vi = 'sentry.previous_trace_sample_rate';
var Si = [
  'ok',
  'deadline_exceeded',
  'unauthenticated',
  'permission_denied',
  'not_found',
  'resource_exhausted',
  'invalid_argument',
  'unimplemented',
  'unavailable',
  'internal_error',
  'unknown_error',
  'cancelled',
  'already_exists',
  'failed_precondition',
  'aborted',
  'out_of_range',
  'data_loss',
];
var ki = 0,
  Ei = 1;
function Ti(e) {
  return e !== 'ok' && Si.includes(e);
}
function je(e) {
  if (e) {
    if (typeof e == 'object' && 'deref' in e && typeof e.deref == 'function')
      try {
        return e.deref();
      } catch {
        return;
      }
    return e;
  }
}
var In = '_sentryScope',
  An = '_sentryIsolationScope';
function Ie(e) {
  const t = e;
  return { scope: t[In], isolationScope: je(t[An]) };
}
var Ii = 'sentry-';
function Oi(e) {
  const t = On(e);
  if (!t) return;
  const i = Object.entries(t).reduce((r, [n, a]) => {
    if (n.startsWith(Ii)) {
      const s = n.slice(Ii.length);
      r[s] = a;
    }
    return r;
  }, {});
  if (Object.keys(i).length > 0) return i;
}
function On(e) {
  if (!(!e || (!re(e) && !Array.isArray(e))))
    return Array.isArray(e)
      ? e.reduce((t, i) => {
          const r = Ai(i);
          return (
            Object.entries(r).forEach(([n, a]) => {
              t[n] = a;
            }),
            t
          );
        }, {})
      : Ai(e);
}
function Ai(e) {
  return e
    .split(',')
    .map((t) => {
      const i = t.indexOf('=');
      if (i === -1) return [];
      const r = t.slice(0, i),
        n = t.slice(i + 1);
      return [r, n].map((a) => {
        try {
          return decodeURIComponent(a.trim());
        } catch {
          return;
        }
      });
    })
    .reduce((t, [i, r]) => (i && r && (t[i] = r), t), {});
}
var xn = /^o(\d+)\./,
  wn = /^(?:(\w+):)\/\/(?:(\w+)(?::(\w+)?)?@)((?:\[[:.%\w]+\]|[\w.-]+))(?::(\d+))?\/(.+)/;
function Rn(e) {
  return e === 'http' || e === 'https';
}
function ce(e, t = !1) {
  const { host: i, path: r, pass: n, port: a, projectId: s, protocol: o, publicKey: l } = e;
  return `${o}://${l}${t && n ? `:${n}` : ''}@${i}${a ? `:${a}` : ''}/${r && `${r}/`}${s}`;
}
function Nn(e) {
  const t = wn.exec(e);
  if (!t) {
    M(() => {
      console.error(`Invalid Sentry Dsn: ${e}`);
    });
    return;
  }
  let [i, r, n = '', a = '', s = '', o = ''] = t.slice(1),
    l = '',
    p = o,
    u = p.split('/');
  if ((u.length > 1 && ((l = u.slice(0, -1).join('/')), (p = u.pop())), p)) {
    const m = p.match(/^\d+/);
    m && (p = m[0]);
  }
  return xi({ host: a, pass: n, path: l, projectId: p, port: s, protocol: i, publicKey: r });
}
function xi(e) {
  return {
    protocol: e.protocol,
    publicKey: e.publicKey || '',
    pass: e.pass || '',
    host: e.host,
    port: e.port || '',
    path: e.path || '',
    projectId: e.projectId,
  };
}
function Cn(e) {
  if (1) return !0;
  const { port: t, projectId: i, protocol: r } = e;
  return ['protocol', 'publicKey', 'host', 'projectId'].find((s) =>
    e[s] ? !1 : (d.error(`Invalid Sentry Dsn: ${s} missing`), !0),
  )
    ? !1
    : i.match(/^\d+$/)
      ? Rn(r)
        ? t && isNaN(parseInt(t, 10))
          ? (d.error(`Invalid Sentry Dsn: Invalid port ${t}`), !1)
          : !0
        : (d.error(`Invalid Sentry Dsn: Invalid protocol ${r}`), !1)
      : (d.error(`Invalid Sentry Dsn: Invalid projectId ${i}`), !1);
}
function Pn(e) {
  return e.match(xn)?.[1];
}
function wi(e) {
  let t = e.getOptions(),
    { host: i } = e.getDsn() || {},
    r;
  return (t.orgId ? (r = String(t.orgId)) : i && (r = Pn(i)), r);
}
function Ri(e) {
  const t = typeof e == 'string' ? Nn(e) : xi(e);
  if (!(!t || !Cn(t))) return t;
}
function Ni(e) {
  if (typeof e == 'boolean') return Number(e);
  const t = typeof e == 'string' ? parseFloat(e) : e;
  if (!(typeof t != 'number' || isNaN(t) || t < 0 || t > 1)) return t;
}
var Ln = 'span';
function Ci(e) {
  return je(e.refs[Ln]);
}
var Di = 1;
function Mi(e) {
  const { spanId: t, traceId: i, isRemote: r } = e.spanContext(),
    n = r ? t : ue(e).parent_span_id,
    a = Ie(e).scope,
    s = r ? a?.getPropagationContext().propagationSpanId || Be() : t;
  return { parent_span_id: n, span_id: s, trace_id: i };
}
function Mn(e) {
  if (e && e.length > 0)
    return e.map(({ context: { spanId: t, traceId: i, traceFlags: r, ...n }, attributes: a }) => ({
      span_id: t,
      trace_id: i,
      sampled: r === Di,
      attributes: a,
      ...n,
    }));
}
function Pi(e) {
  return typeof e == 'number'
    ? Li(e)
    : Array.isArray(e)
      ? e[0] + e[1] / 1e9
      : e instanceof Date
        ? Li(e.getTime())
        : Q();
}
function Li(e) {
  return e > 9999999999 ? e / 1e3 : e;
}
function ue(e) {
  if (Bn(e)) return e.getStaticSpanJSON();
  const { spanId: t, traceId: i } = e.spanContext();
  if (qn(e)) {
    const { attributes: r, startTime: n, name: a, endTime: s, status: o, links: l } = e;
    return {
      span_id: t,
      trace_id: i,
      data: r,
      description: a,
      parent_span_id: Un(e),
      start_timestamp: Pi(n),
      timestamp: Pi(s) || void 0,
      status: Fn(o),
      op: r[hi],
      origin: r[fi],
      links: Mn(l),
    };
  }
  return { span_id: t, trace_id: i, start_timestamp: 0, status: 'ok', data: {} };
}
function Un(e) {
  return 'parentSpanId' in e
    ? e.parentSpanId
    : 'parentSpanContext' in e
      ? e.parentSpanContext?.spanId
      : void 0;
}
function Ui(e) {
  return {
    ...e,
    end_timestamp: e.end_timestamp ?? e.start_timestamp,
    attributes: ut(e.attributes),
    links: e.links?.map((t) => ({ ...t, attributes: ut(t.attributes) })),
  };
}
function qn(e) {
  const t = e;
  return !!t.attributes && !!t.startTime && !!t.name && !!t.endTime && !!t.status;
}
function Bn(e) {
  return typeof e.getSpanJSON == 'function';
}
function qi(e) {
  const { traceFlags: t } = e.spanContext();
  return t === Di;
}
function Fn(e) {
  return !e || e.code === ki || e.code === Ei
    ? 'ok'
    : e.message && Ti(e.message)
      ? e.message
      : 'internal_error';
}
var Gn = '_sentryRootSpan';
var Ae = zn;
function zn(e) {
  return e[Gn] || e;
}
function yt(e) {
  const t = C(),
    i = Ee(t);
  return i.getActiveSpan ? i.getActiveSpan(e) : Ci(e || J());
}
function _t(e) {
  return !1;
}
function Bi(e) {
  d.log(`Ignoring span ${e.op} - ${e.description} because it matches \`ignoreSpans\`.`);
}
function ht(e, t) {
  if (!t?.length) return !1;
  for (const i of t) {
    if (Yn(i)) {
      if (e.description && ve(e.description, i)) return (!1, !0);
      continue;
    }
    const r = !!i.attributes && Object.keys(i.attributes).length > 0;
    if (!i.name && !i.op && !r) continue;
    const n = i.name ? e.description && ve(e.description, i.name) : !0,
      a = i.op ? e.op && ve(e.op, i.op) : !0,
      s = i.attributes
        ? Object.entries(i.attributes).every(([o, l]) => jn(e.attributes?.[o], l))
        : !0;
    if (n && a && s) return (!1, !0);
  }
  return !1;
}
function jn(e, t) {
  return typeof e == 'string' && (typeof t == 'string' || t instanceof RegExp)
    ? ve(e, t)
    : Array.isArray(e) && Array.isArray(t)
      ? e.length === t.length && e.every((i, r) => i === t[r])
      : e === t;
}
function Fi(e, t) {
  const i = t.parent_span_id,
    r = t.span_id;
  if (i) for (const n of e) n.parent_span_id === r && (n.parent_span_id = i);
}
function Yn(e) {
  return typeof e == 'string' || e instanceof RegExp;
}
var Gi = [];
function zi(e, t) {
  const i = {};
  return (
    t.forEach((r) => {
      r?.beforeSetup && r.beforeSetup(e);
    }),
    t.forEach((r) => {
      r && vt(e, r, i);
    }),
    i
  );
}
function ft(e, t) {
  for (const i of t) i?.afterAllSetup && i.afterAllSetup(e);
}
function vt(e, t, i) {
  if (i[t.name]) {
    !1;
    return;
  }
  if (
    ((i[t.name] = t),
    !Gi.includes(t.name) && typeof t.setupOnce == 'function' && (t.setupOnce(), Gi.push(t.name)),
    t.setup && typeof t.setup == 'function' && t.setup(e),
    typeof t.preprocessEvent == 'function')
  ) {
    const r = t.preprocessEvent.bind(t);
    e.on('preprocessEvent', (n, a) => r(n, a, e));
  }
  if (typeof t.processEvent == 'function') {
    const r = t.processEvent.bind(t),
      n = Object.assign((a, s) => r(a, s, e), { id: t.name });
    e.addEventProcessor(n);
  }
  ['processSpan', 'processSegmentSpan'].forEach((r) => {
    const n = t[r];
    typeof n == 'function' && e.on(r, (a) => n.call(t, a, e));
  }),
    !1;
}
var de = 'production';
var Kn = Symbol.for('sentry.nonRecordingSpan');
function ji(e) {
  return !!e && e[Kn] === !0;
}
var Wn = '_frozenDsc';
function Yi(e, t) {
  const i = t.getOptions(),
    { publicKey: r } = t.getDsn() || {},
    n = {
      environment: i.environment || de,
      release: i.release,
      public_key: r,
      trace_id: e,
      org_id: wi(t),
    };
  return (t.emit('createDsc', n), n);
}
function St(e, t) {
  if (Fe()) return;
  const i = t.getPropagationContext();
  return i.dsc || Yi(i.traceId, e);
}
function Ki(e) {
  const t = A();
  if (!t) return {};
  const i = Ae(e),
    r = ue(i),
    n = r.data,
    a = i.spanContext().traceState,
    s = a?.get('sentry.sample_rate') ?? n[bt] ?? n[vi];
  function o(E) {
    return ((typeof s == 'number' || typeof s == 'string') && (E.sample_rate = `${s}`), E);
  }
  const l = i[Wn];
  if (l) return o(l);
  const p = ji(i),
    u = p && i.dropReason === 'ignored';
  if (p && (!_t(t.getOptions()) || u)) {
    const E = Ie(i).scope,
      N = E && St(t, E);
    if (N) {
      const y = { ...N };
      return (u && (y.sampled = 'false'), o(y));
    }
  }
  const m = a?.get('sentry.dsc'),
    c = m && Oi(m);
  if (c) return o(c);
  const b = Yi(e.spanContext().traceId, t),
    h = n[gt],
    D = r.description;
  return (
    h !== 'url' && D && (b.transaction = D),
    _t() &&
      ((b.sampled = String(qi(i))),
      (b.sample_rand =
        a?.get('sentry.sample_rand') ??
        Ie(i).scope?.getPropagationContext().sampleRand.toString())),
    o(b),
    t.emit('createDsc', b, i),
    b
  );
}
function Vi(e, t) {
  const { fingerprint: i, breadcrumbs: r, sdkProcessingMetadata: n } = t;
  Vn(e, t), Jn(e, i), Hn(e, r), Qn(e, n);
}
function Wi(e, t) {
  const {
    extra: i,
    tags: r,
    attributes: n,
    user: a,
    contexts: s,
    level: o,
    sdkProcessingMetadata: l,
    breadcrumbs: p,
    fingerprint: u,
    eventProcessors: m,
    attachments: c,
    propagationContext: b,
    transactionName: h,
  } = t;
  Oe(e, 'extra', i),
    Oe(e, 'tags', r),
    Oe(e, 'attributes', n),
    Oe(e, 'user', a),
    Oe(e, 'contexts', s),
    (e.sdkProcessingMetadata = G(e.sdkProcessingMetadata, l, 2)),
    o && (e.level = o),
    h && (e.transactionName = h),
    p.length && (e.breadcrumbs = [...e.breadcrumbs, ...p]),
    u.length && (e.fingerprint = [...e.fingerprint, ...u]),
    m.length && (e.eventProcessors = [...e.eventProcessors, ...m]),
    c.length && (e.attachments = [...e.attachments, ...c]),
    (e.propagationContext = { ...e.propagationContext, ...b });
}
function Oe(e, t, i) {
  e[t] = G(e[t], i, 1);
}
function Hi(e, t) {
  const i = ze().getScopeData();
  return (e && Wi(i, e.getScopeData()), t && Wi(i, t.getScopeData()), i);
}
function Vn(e, t) {
  const { extra: i, tags: r, user: n, contexts: a, level: s, transactionName: o } = t;
  Object.keys(i).length && (e.extra = { ...i, ...e.extra }),
    Object.keys(r).length && (e.tags = { ...r, ...e.tags }),
    Object.keys(n).length && (e.user = { ...n, ...e.user }),
    Object.keys(a).length && (e.contexts = { ...a, ...e.contexts }),
    s && (e.level = s),
    o && e.type !== 'transaction' && (e.transaction = o);
}
function Hn(e, t) {
  const i = [...(e.breadcrumbs || []), ...t];
  e.breadcrumbs = i.length ? i : void 0;
}
function Qn(e, t) {
  e.sdkProcessingMetadata = { ...e.sdkProcessingMetadata, ...t };
}
function Qi(e, t) {
  (e.contexts = { trace: Mi(t), ...e.contexts }),
    (e.sdkProcessingMetadata = { dynamicSamplingContext: Ki(t), ...e.sdkProcessingMetadata });
  const i = Ae(t),
    r = ue(i).description;
  r && !e.transaction && e.type === 'transaction' && (e.transaction = r);
}
function Jn(e, t) {
  (e.fingerprint = e.fingerprint
    ? Array.isArray(e.fingerprint)
      ? e.fingerprint
      : [e.fingerprint]
    : []),
    t && (e.fingerprint = e.fingerprint.concat(t)),
    e.fingerprint.length || delete e.fingerprint;
}
function z(e, t, i) {
  let r;
  try {
    r = t();
  } catch (n) {
    return Ji(e, n, i);
  }
  return x(r) ? r.then(void 0, (n) => Ji(e, n, i)) : r;
}
function Ji(e, t, i) {
  return (!1, i(t));
}
function kt(e) {
  return !!e && typeof e == 'function' && '_static' in e && !!e._static;
}
function Et(e, t) {
  return (
    z(
      '',
      () => t(e),
      () => e,
    ) || e
  );
}
function $i(e) {
  const t = {
    trace_id: e.trace_id,
    span_id: e.span_id,
    parent_span_id: e.parent_span_id,
    name: e.description || '',
    start_timestamp: e.start_timestamp,
    end_timestamp: e.timestamp,
    status: !e.status || e.status === 'ok' || e.status === 'cancelled' ? 'ok' : 'error',
    is_segment: !1,
    attributes: { ...e.data },
    links: e.links,
  };
  return Ui(t);
}
function Xi(e) {
  return e.getOptions().traceLifecycle === 'stream';
}
function Zi(e) {
  return (typeof e == 'object' && typeof e.unref == 'function' && e.unref(), e);
}
function $(e, t = []) {
  return [e, t];
}
function It(e, t) {
  const [i, r] = e;
  return [i, [...r, t]];
}
function Ye(e, t) {
  const i = e[1];
  for (const r of i) {
    const n = r[0].type;
    if (t(r, n)) return !0;
  }
  return !1;
}
function er(e, t) {
  return Ye(e, (i, r) => t.includes(r));
}
function Tt(e) {
  const t = P(_);
  return t.encodePolyfill ? t.encodePolyfill(e) : new TextEncoder().encode(e);
}
function tr(e) {
  let [t, i] = e,
    r = JSON.stringify(t);
  function n(a) {
    typeof r == 'string'
      ? (r = typeof a == 'string' ? r + a : [Tt(r), a])
      : r.push(typeof a == 'string' ? Tt(a) : a);
  }
  for (const a of i) {
    const [s, o] = a;
    if (
      (n(`
${JSON.stringify(s)}
`),
      typeof o == 'string' || o instanceof Uint8Array)
    )
      n(o);
    else {
      let l;
      try {
        l = JSON.stringify(o);
      } catch {
        l = JSON.stringify(T(o));
      }
      n(l);
    }
  }
  return typeof r == 'string' ? r : $n(r);
}
function $n(e) {
  let t = e.reduce((n, a) => n + a.length, 0),
    i = new Uint8Array(t),
    r = 0;
  for (const n of e) i.set(n, r), (r += n.length);
  return i;
}
function ir(e) {
  const t = typeof e.data == 'string' ? Tt(e.data) : e.data;
  return [
    {
      type: 'attachment',
      length: t.length,
      filename: e.filename,
      content_type: e.contentType,
      attachment_type: e.attachmentType,
    },
    t,
  ];
}
var rr = {
  sessions: 'session',
  event: 'error',
  client_report: 'internal',
  user_report: 'default',
  profile_chunk: 'profile',
  replay_event: 'replay',
  replay_recording: 'replay',
  check_in: 'monitor',
  raw_security: 'security',
  log: 'log_item',
  metric: 'trace_metric',
};
function Xn(e) {
  return e in rr;
}
function At(e) {
  return Xn(e) ? rr[e] : e;
}
function Ot(e) {
  if (!e?.sdk) return;
  const { name: t, version: i } = e.sdk;
  return { name: t, version: i };
}
function nr(e, t, i, r) {
  const n = e.sdkProcessingMetadata?.dynamicSamplingContext;
  return {
    event_id: e.event_id,
    sent_at: new Date(I()).toISOString(),
    ...(t && { sdk: t }),
    ...(!!i && r && { dsn: ce(r) }),
    ...(n && { trace: n }),
  };
}
function xe(e) {
  return e === 'replay_event' ? 'replay' : e || 'error';
}
function xt() {
  return typeof __SENTRY_BROWSER_BUNDLE__ < 'u' && !!__SENTRY_BROWSER_BUNDLE__;
}
function wt() {
  return 'npm';
}
function ar() {
  return (
    !xt() &&
    Object.prototype.toString.call(typeof process < 'u' ? process : 0) === '[object process]'
  );
}
function sr() {
  return typeof window < 'u' && (!ar() || Zn());
}
function Zn() {
  return _.process?.type === 'renderer';
}
function or(e, t) {
  const i = t.getDataCollectionOptions().userInfo ? 'auto' : 'never';
  return [
    {
      type: 'span',
      item_count: e.length,
      content_type: 'application/vnd.sentry.items.span.v2+json',
    },
    { version: 2, ingest_settings: sr() ? { infer_ip: i, infer_user_agent: i } : void 0, items: e },
  ];
}
var ea = new WeakMap();
function ta(e) {
  return W(e) ? void 0 : e;
}
function lr(e, t, i) {
  const r = ta(t.originalException),
    n = r && ea.get(r);
  if (!n) return;
  const a = e.contexts?.trace;
  (a?.trace_id ?? (i && Te(i).trace_id)) === n.trace_id &&
    (e.contexts = { ...e.contexts, trace: { ...a, ...n } });
}
function ia(e, t) {
  if (!t) return e;
  const i = e.sdk || {};
  return (
    (e.sdk = {
      ...i,
      name: i.name || t.name,
      version: i.version || t.version,
      integrations: [...(e.sdk?.integrations || []), ...(t.integrations || [])],
      packages: [...(e.sdk?.packages || []), ...(t.packages || [])],
      settings: e.sdk?.settings || t.settings ? { ...e.sdk?.settings, ...t.settings } : void 0,
    }),
    e
  );
}
function pr(e, t, i, r) {
  const n = Ot(i),
    a = {
      sent_at: new Date(I()).toISOString(),
      ...(n && { sdk: n }),
      ...(!!r && t && { dsn: ce(t) }),
    },
    s = 'aggregates' in e ? [{ type: 'sessions' }, e] : [{ type: 'session' }, e.toJSON()];
  return $(a, [s]);
}
function cr(e, t, i, r) {
  const n = Ot(i),
    a = e.type && e.type !== 'replay_event' ? e.type : 'event';
  ia(e, i?.sdk);
  const s = nr(e, n, r, t);
  return (delete e.sdkProcessingMetadata, $(s, [[{ type: a }, e]]));
}
var Rt = 0,
  ur = 1,
  dr = 2;
function w(e) {
  return new we((t) => {
    t(e);
  });
}
function X(e) {
  return new we((t, i) => {
    i(e);
  });
}
var we = class e {
  constructor(t) {
    (this._state = Rt), (this._handlers = []), this._runExecutor(t);
  }
  then(t, i) {
    return new e((r, n) => {
      this._handlers.push([
        !1,
        (a) => {
          if (!t) r(a);
          else
            try {
              r(t(a));
            } catch (s) {
              n(s);
            }
        },
        (a) => {
          if (!i) n(a);
          else
            try {
              r(i(a));
            } catch (s) {
              n(s);
            }
        },
      ]),
        this._executeHandlers();
    });
  }
  catch(t) {
    return this.then((i) => i, t);
  }
  finally(t) {
    return new e((i, r) => {
      let n, a;
      return this.then(
        (s) => {
          (a = !1), (n = s), t && t();
        },
        (s) => {
          (a = !0), (n = s), t && t();
        },
      ).then(() => {
        if (a) {
          r(n);
          return;
        }
        i(n);
      });
    });
  }
  _executeHandlers() {
    if (this._state === Rt) return;
    const t = this._handlers.slice();
    (this._handlers = []),
      t.forEach((i) => {
        i[0] ||
          (this._state === ur && i[1](this._value),
          this._state === dr && i[2](this._value),
          (i[0] = !0));
      });
  }
  _runExecutor(t) {
    const i = (a, s) => {
        if (this._state === Rt) {
          if (x(s)) {
            s.then(r, n);
            return;
          }
          (this._state = a), (this._value = s), this._executeHandlers();
        }
      },
      r = (a) => {
        i(ur, a);
      },
      n = (a) => {
        i(dr, a);
      };
    try {
      t(r, n);
    } catch (a) {
      n(a);
    }
  }
};
function mr(e, t, i, r = 0, n) {
  try {
    const a = Nt(t, i, e, r, n);
    return x(a) ? a : w(a);
  } catch (a) {
    return X(a);
  }
}
function Nt(e, t, i, r, n) {
  const a = i[r];
  if (!e || !a) return e;
  let s = `Event processor "${a.id || '?'}"`,
    o = !1,
    l = z(
      '',
      () => a({ ...e }, t),
      () => ((o = !0), null),
    );
  return (
    !1,
    x(l)
      ? l.then((p) =>
          p ? Nt(p, t, i, r + 1, n) : (n?.(o ? 'callback_error' : 'event_processor'), null),
        )
      : l
        ? Nt(l, t, i, r + 1, n)
        : (n?.(o ? 'callback_error' : 'event_processor'), null)
  );
}
var Z, gr, br, j;
function yr(e) {
  const t = _._sentryDebugIds,
    i = _._debugIds;
  if (!t && !i) return {};
  const r = t ? Object.keys(t) : [],
    n = i ? Object.keys(i) : [];
  if (j && r.length === gr && n.length === br) return j;
  (gr = r.length), (br = n.length), (j = {}), Z || (Z = {});
  const a = (s, o) => {
    for (const l of s) {
      const p = o[l],
        u = Z?.[l];
      if (u && j && p) (j[u[0]] = p), Z && (Z[l] = [u[0], p]);
      else if (p) {
        const m = e(l);
        for (let c = m.length - 1; c >= 0; c--) {
          const h = m[c]?.filename;
          if (h && j && Z) {
            (j[h] = p), (Z[l] = [h, p]);
            break;
          }
        }
      }
    }
  };
  return (t && a(r, t), i && a(n, i), j);
}
function Re(e) {
  return e.data?.__sentry__ === !0;
}
function _r(e) {
  const t = [];
  e.message && t.push(e.message);
  try {
    const i = e.exception.values[e.exception.values.length - 1];
    i?.value && (t.push(i.value), i.type && t.push(`${i.type}: ${i.value}`));
  } catch {}
  return t;
}
function hr(e, t, i, r, n, a) {
  const { normalizeDepth: s = 3, normalizeMaxBreadth: o = 1e3 } = e,
    l = { ...t, event_id: t.event_id || i.event_id || v(), timestamp: t.timestamp || F() },
    p = i.integrations || e.integrations.map((k) => k.name);
  ra(l, e),
    sa(l, p),
    n && n.emit('applyFrameMetadata', t),
    t.type === void 0 && na(l, e.stackParser);
  const u = la(r, i.captureContext);
  i.mechanism && ni(l, i.mechanism);
  const m = n ? n.getEventProcessors() : [],
    c = Hi(a, u),
    b = [...(i.attachments || []), ...c.attachments];
  b.length && (i.attachments = b), Vi(l, c);
  const h = yt(u);
  h && Qi(l, h), lr(l, i, u);
  const D = [...m, ...c.eventProcessors],
    E = t.type === 'transaction',
    N = t.spans?.length || 0;
  return (
    Re(i)
      ? w(l)
      : mr(D, l, i, 0, (k) => {
          n && (n.recordDroppedEvent(k, xe(t.type)), E && n.recordDroppedEvent(k, 'span', 1 + N));
        })
  ).then((k) => {
    if (!k) return null;
    if (E && n) {
      const _e = N - (k.spans?.length || 0);
      _e > 0 && n.recordDroppedEvent('event_processor', 'span', _e);
    }
    return (aa(k), typeof s == 'number' && s > 0 ? oa(k, s, o) : k);
  });
}
function ra(e, t) {
  const { environment: i, release: r, dist: n, maxValueLength: a } = t;
  (e.environment = e.environment || i || de),
    !e.release && r && (e.release = r),
    !e.dist && n && (e.dist = n);
  const s = e.request;
  s?.url && a && (s.url = fe(s.url, a)),
    a &&
      e.exception?.values?.forEach((o) => {
        o.value && (o.value = fe(o.value, a));
      });
}
function na(e, t) {
  const i = yr(t);
  e.exception?.values?.forEach((r) => {
    r.stacktrace?.frames?.forEach((n) => {
      n.filename && (n.debug_id = i[n.filename]);
    });
  });
}
function aa(e) {
  const t = {};
  if (
    (e.exception?.values?.forEach((r) => {
      r.stacktrace?.frames?.forEach((n) => {
        n.debug_id &&
          (n.abs_path ? (t[n.abs_path] = n.debug_id) : n.filename && (t[n.filename] = n.debug_id),
          delete n.debug_id);
      });
    }),
    Object.keys(t).length === 0)
  )
    return;
  (e.debug_meta = e.debug_meta || {}), (e.debug_meta.images = e.debug_meta.images || []);
  const i = e.debug_meta.images;
  Object.entries(t).forEach(([r, n]) => {
    i.push({ type: 'sourcemap', code_file: r, debug_id: n });
  });
}
function sa(e, t) {
  t.length > 0 &&
    ((e.sdk = e.sdk || {}), (e.sdk.integrations = [...(e.sdk.integrations || []), ...t]));
}
function oa(e, t, i) {
  if (!e) return null;
  const r = {
    ...e,
    ...(e.breadcrumbs && {
      breadcrumbs: e.breadcrumbs.map((n) => ({ ...n, ...(n.data && { data: T(n.data, t, i) }) })),
    }),
    ...(e.user && { user: T(e.user, t, i) }),
    ...(e.contexts && { contexts: T(e.contexts, t, i) }),
    ...(e.extra && { extra: T(e.extra, t, i) }),
  };
  return (
    e.contexts?.trace &&
      r.contexts &&
      ((r.contexts.trace = e.contexts.trace),
      e.contexts.trace.data && (r.contexts.trace.data = T(e.contexts.trace.data, t, i))),
    e.spans && (r.spans = e.spans.map((n) => ({ ...n, ...(n.data && { data: T(n.data, t, i) }) }))),
    e.contexts?.flags && r.contexts && (r.contexts.flags = T(e.contexts.flags, 3, i)),
    r
  );
}
function la(e, t) {
  if (!t) return e;
  const i = e ? e.clone() : new S();
  return (i.update(t), i);
}
var pa = '7';
function ca(e) {
  const t = e.protocol ? `${e.protocol}:` : '',
    i = e.port ? `:${e.port}` : '';
  return `${t}//${e.host}${i}${e.path ? `/${e.path}` : ''}/api/`;
}
function ua(e) {
  return `${ca(e)}${e.projectId}/envelope/`;
}
function da(e, t) {
  const i = { sentry_version: pa };
  return (
    e.publicKey && (i.sentry_key = e.publicKey),
    t && (i.sentry_client = `${t.name}/${t.version}`),
    new URLSearchParams(i).toString()
  );
}
function fr(e, t, i) {
  return t || `${ua(e)}?${da(e, i)}`;
}
function vr(e, t) {
  if (
    e.type !== 'transaction' ||
    !e.spans?.length ||
    !e.sdkProcessingMetadata?.hasGenAiSpans ||
    Xi(t)
  )
    return;
  const i = [],
    r = [];
  for (const n of e.spans) n.op?.startsWith('gen_ai.') ? i.push($i(n)) : r.push(n);
  if (i.length !== 0) return ((e.spans = r), or(i, t));
}
var me = Symbol.for('SentryBufferFullError');
function ee(e = 100) {
  const t = new Set();
  function i() {
    return t.size < e;
  }
  function r(s) {
    t.delete(s);
  }
  function n(s) {
    if (!i()) return X(me);
    const o = s();
    return (
      t.add(o),
      o.then(
        () => r(o),
        () => r(o),
      ),
      o
    );
  }
  function a(s) {
    if (!t.size) return w(!0);
    const o = Promise.allSettled(Array.from(t)).then(() => !0);
    if (!s) return o;
    const l = [o, new Promise((p) => Zi(setTimeout(() => p(!1), s)))];
    return Promise.race(l);
  }
  return {
    get $() {
      return Array.from(t);
    },
    add: n,
    drain: a,
  };
}
var ma = 60 * 1e3;
function ga(e, t = I()) {
  const i = parseInt(`${e}`, 10);
  if (!isNaN(i)) return i * 1e3;
  const r = Date.parse(`${e}`);
  return isNaN(r) ? ma : r - t;
}
function ba(e, t) {
  return e[t] || e.all || 0;
}
function Sr(e, t, i = I()) {
  return ba(e, t) > i;
}
function kr(e, { statusCode: t, headers: i }, r = I()) {
  const n = { ...e },
    a = i?.['x-sentry-rate-limits'],
    s = i?.['retry-after'];
  if (a)
    for (const o of a.trim().split(',')) {
      const [l, p, , , u] = o.split(':', 5),
        m = parseInt(l, 10),
        c = (isNaN(m) ? 60 : m) * 1e3;
      if (!p) n.all = r + c;
      else
        for (const b of p.split(';'))
          b === 'metric_bucket'
            ? (!u || u.split(';').includes('custom')) && (n[b] = r + c)
            : (n[b] = r + c);
    }
  else s ? (n.all = r + ga(s, r)) : t === 429 && (n.all = r + 60 * 1e3);
  return n;
}
var Ct = 64;
function Ke(e, t, i = ee(e.bufferSize || Ct)) {
  let r = {},
    n = (o) => i.drain(o);
  function a(o, [l, p], u) {
    const m = At(u);
    u === 'transaction' && e.recordDroppedEvent(o, 'span', (p.spans?.length ?? 0) + 1),
      e.recordDroppedEvent(o, m, typeof l.item_count == 'number' ? l.item_count : 1);
  }
  function s(o) {
    const l = [];
    if (
      (Ye(o, (c, b) => {
        Sr(r, At(b)) ? a('ratelimit_backoff', c, b) : l.push(c);
      }),
      l.length === 0)
    )
      return Promise.resolve({});
    const p = $(o[0], l),
      u = (c) => {
        if (er(p, ['client_report'])) {
          !1;
          return;
        }
        Ye(p, (b, h) => {
          a(c, b, h);
        });
      },
      m = () =>
        t({ body: tr(p) }).then(
          (c) => (c.statusCode === 413 ? (!1, u('send_error'), c) : (!1, (r = kr(r, c)), c)),
          (c) => {
            throw (u('network_error'), !1, c);
          },
        );
    return i.add(m).then(
      (c) => c,
      (c) => {
        if (c === me) return (!1, u('queue_overflow'), Promise.resolve({}));
        throw c;
      },
    );
  }
  return { send: s, flush: n };
}
function Er(e, t, i) {
  const r = [{ type: 'client_report' }, { timestamp: i || F(), discarded_events: e }];
  return $(t ? { dsn: t } : {}, [r]);
}
function Tr(e) {
  const {
    trace_id: t,
    parent_span_id: i,
    span_id: r,
    status: n,
    origin: a,
    data: s,
    op: o,
    links: l,
  } = e.contexts?.trace ?? {};
  return {
    data: s ?? {},
    description: e.transaction,
    op: o,
    parent_span_id: i,
    span_id: r ?? '',
    start_timestamp: e.start_timestamp ?? 0,
    status: n ?? 'ok',
    timestamp: e.timestamp,
    trace_id: t ?? '',
    origin: a,
    links: l,
    profile_id: s?.[mt],
    exclusive_time: s?.[dt],
    measurements: e.measurements,
    is_segment: !0,
  };
}
function Ir(e) {
  return {
    type: 'transaction',
    timestamp: e.timestamp,
    start_timestamp: e.start_timestamp,
    transaction: e.description,
    contexts: {
      trace: {
        trace_id: e.trace_id,
        span_id: e.span_id,
        parent_span_id: e.parent_span_id,
        op: e.op,
        status: e.status,
        origin: e.origin,
        links: e.links,
        data: {
          ...e.data,
          ...(e.profile_id && { [mt]: e.profile_id }),
          ...(e.exclusive_time && { [dt]: e.exclusive_time }),
        },
      },
    },
    measurements: e.measurements,
  };
}
function Ar(e) {
  e.traceLifecycle !== 'stream' ||
    !(e.beforeSendTransaction || e.ignoreTransactions?.length) ||
    M(() => {
      console.warn(
        "[Sentry] `beforeSendTransaction` and `ignoreTransactions` are ignored with `traceLifecycle: 'stream'` (enabled by default). Use `beforeSendSpan` and `ignoreSpans` instead, or set `traceLifecycle: 'static'`.",
      );
    });
}
var f = {
  userInfo: !0,
  cookies: !0,
  httpHeaders: { request: !0, response: !0 },
  httpBodies: ['incomingRequest', 'outgoingRequest', 'incomingResponse', 'outgoingResponse'],
  urlQueryParams: !0,
  graphQL: { document: !0, variables: !0 },
  genAI: { inputs: !0, outputs: !0 },
  mcp: { inputs: !0, outputs: !0 },
  databaseQueryData: !0,
  queues: !0,
  stackFrameVariables: !0,
  frameContextLines: 5,
};
function ya(e) {
  return typeof e == 'boolean' || 'allow' in e || 'deny' in e;
}
function _a(e) {
  return e === void 0
    ? { ...f.httpHeaders }
    : ya(e)
      ? { request: e, response: e }
      : {
          request: e.request ?? f.httpHeaders.request,
          response: e.response ?? f.httpHeaders.response,
        };
}
function Or(e) {
  const t = e.dataCollection ?? {};
  return {
    userInfo: t.userInfo ?? f.userInfo,
    cookies: t.cookies ?? f.cookies,
    httpHeaders: _a(t.httpHeaders),
    httpBodies: t.httpBodies ?? f.httpBodies,
    urlQueryParams: t.urlQueryParams ?? f.urlQueryParams,
    graphQL: {
      document: t.graphQL?.document ?? f.graphQL.document,
      variables: t.graphQL?.variables ?? f.graphQL.variables,
    },
    genAI: {
      inputs: t.genAI?.inputs ?? f.genAI.inputs,
      outputs: t.genAI?.outputs ?? f.genAI.outputs,
    },
    mcp: { inputs: t.mcp?.inputs ?? f.mcp.inputs, outputs: t.mcp?.outputs ?? f.mcp.outputs },
    databaseQueryData: t.databaseQueryData ?? f.databaseQueryData,
    queues: t.queues ?? f.queues,
    stackFrameVariables: t.stackFrameVariables ?? f.stackFrameVariables,
    frameContextLines: t.frameContextLines ?? f.frameContextLines,
  };
}
var xr = "Not capturing exception because it's already been captured.",
  wr = 'Discarded session because of missing or non-string release',
  Lr = Symbol.for('SentryInternalError'),
  Dr = Symbol.for('SentryDoNotSendEventError'),
  ha = Symbol.for('SentryClosedClient');
function Rr(e) {
  return { message: e, [Lr]: !0 };
}
function Pt(e) {
  return { message: e, [Dr]: !0 };
}
function Nr(e) {
  return Pt(
    `Discarding event because it's not included in the random sample (sampling rate = ${e})`,
  );
}
function Cr(e) {
  return ne(e) && Lr in e;
}
function Pr(e) {
  return ne(e) && Dr in e;
}
var Ne = class {
  constructor(t) {
    (this._options = {
      attachStacktrace: !0,
      ...t,
      traceLifecycle: t.traceLifecycle === 'static' ? 'static' : 'stream',
    }),
      (this._integrations = {}),
      (this._numProcessing = 0),
      (this._outcomes = {}),
      (this._hooks = {}),
      (this._eventProcessors = []),
      (this._promiseBuffer = ee(t.transportOptions?.bufferSize ?? Ct)),
      (this._dataCollection = Or(t)),
      (this._unhandledSessionStatus = 'crashed'),
      (this._attachStacktraceIsDefault = t.attachStacktrace === void 0),
      t.dsn ? (this._dsn = Ri(t.dsn)) : !1;
    const { beforeSendSpan: i, traceLifecycle: r } = this._options;
    if ((!1, this._dsn)) {
      const n = fr(this._dsn, t.tunnel, t._metadata ? t._metadata.sdk : void 0);
      this._transport = t.transport({
        tunnel: this._options.tunnel,
        recordDroppedEvent: this.recordDroppedEvent.bind(this),
        ...t.transportOptions,
        url: n,
      });
    }
  }
  captureException(t, i, r) {
    const n = v();
    if (qe(t)) return (!1, n);
    const a = { event_id: n, ...i };
    return (
      this._process(
        () =>
          this.eventFromException(t, a)
            .then((s) => this._captureEvent(s, a, r))
            .then((s) => s),
        'error',
      ),
      a.event_id
    );
  }
  captureMessage(t, i, r, n) {
    const a = { event_id: v(), ...r },
      s = K(t) ? t : String(t),
      o = W(t),
      l = o
        ? this.eventFromMessage(s, i, a).then(
            (p) => (
              p.exception &&
                this._attachStacktraceIsDefault &&
                (p.sdkProcessingMetadata = {
                  ...p.sdkProcessingMetadata,
                  hasDefaultSyntheticStacktrace: !0,
                }),
              p
            ),
          )
        : this.eventFromException(t, a);
    return (
      this._process(() => l.then((p) => this._captureEvent(p, a, n)), o ? 'unknown' : 'error'),
      a.event_id
    );
  }
  captureEvent(t, i, r) {
    const n = v();
    if (i?.originalException && qe(i.originalException)) return (!1, n);
    const a = { event_id: n, ...i },
      s = t.sdkProcessingMetadata || {},
      o = s.capturedSpanScope,
      l = s.capturedSpanIsolationScope,
      p = xe(t.type);
    return (this._process(() => this._captureEvent(t, a, o || r, l), p), a.event_id);
  }
  captureSession(t) {
    this.sendSession(t), ke(t, { init: !1 });
  }
  getDsn() {
    return this._dsn;
  }
  getOptions() {
    return this._options;
  }
  getDataCollectionOptions() {
    return this._dataCollection;
  }
  getSdkMetadata() {
    return this._options._metadata;
  }
  getTransport() {
    return this._transport;
  }
  async flush(t) {
    const i = this._transport;
    if ((this.emit('flush'), !i)) return !0;
    const r = await this._isClientDoneProcessing(t),
      n = await i.flush(t);
    return r && n;
  }
  async close(t) {
    Object.defineProperty(this, ha, { value: !0 });
    const i = await this.flush(t);
    return ((this.getOptions().enabled = !1), this.emit('close'), i);
  }
  getEventProcessors() {
    return this._eventProcessors;
  }
  addEventProcessor(t) {
    this._eventProcessors.push(t);
  }
  init() {
    (this._isEnabled() ||
      this._options.integrations.some(({ name: t }) => t.startsWith('Spotlight'))) &&
      (this._setupIntegrations(), Ar(this._options));
  }
  getIntegrationByName(t) {
    return this._integrations[t];
  }
  getIntegrationNames() {
    return Object.keys(this._integrations);
  }
  addIntegration(t) {
    const i = this._integrations[t.name];
    !i && t.beforeSetup && t.beforeSetup(this), vt(this, t, this._integrations), i || ft(this, [t]);
  }
  sendEvent(t, i = {}) {
    this.emit('beforeSendEvent', t, i);
    let r = vr(t, this),
      n = cr(t, this._dsn, this._options._metadata, this._options.tunnel);
    if (!Re(i)) for (const a of i.attachments || []) n = It(n, ir(a));
    r && (n = It(n, r)), this.sendEnvelope(n).then((a) => this.emit('afterSendEvent', t, a));
  }
  sendSession(t) {
    const { release: i, environment: r = de } = this._options;
    if ('aggregates' in t) {
      const a = t.attrs || {};
      if (!a.release && !i) {
        !1;
        return;
      }
      (a.release = a.release || i), (a.environment = a.environment || r), (t.attrs = a);
    } else {
      if (!t.release && !i) {
        !1;
        return;
      }
      (t.release = t.release || i), (t.environment = t.environment || r);
    }
    this.emit('beforeSendSession', t);
    const n = pr(t, this._dsn, this._options._metadata, this._options.tunnel);
    this.sendEnvelope(n);
  }
  recordDroppedEvent(t, i, r = 1) {
    if (this._options.sendClientReports) {
      const n = `${t}:${i}`;
      !1, (this._outcomes[n] = (this._outcomes[n] || 0) + r);
    }
  }
  on(t, i) {
    const r = (this._hooks[t] = this._hooks[t] || new Set()),
      n = (...a) => i(...a);
    return (
      r.add(n),
      () => {
        r.delete(n);
      }
    );
  }
  emit(t, ...i) {
    const r = this._hooks[t];
    r && r.forEach((n) => n(...i));
  }
  async sendEnvelope(t) {
    if ((this.emit('beforeEnvelope', t), this._isEnabled() && this._transport))
      try {
        const i = await this._transport.send(t);
        return (this.emit('afterEnvelope', t), i);
      } catch (i) {
        return (!1, {});
      }
    return (!1, {});
  }
  registerCleanup(t) {}
  dispose() {}
  _setupIntegrations() {
    const { integrations: t } = this._options;
    (this._integrations = zi(this, t)), ft(this, t);
  }
  _updateSessionFromEvent(t, i) {
    let r = i.level === 'fatal',
      n = !1,
      a = i.exception?.values;
    if (a) {
      (n = !0), (r = !1);
      for (const l of a)
        if (l.mechanism?.handled === !1) {
          r = !0;
          break;
        }
    }
    const s = t.status === 'ok';
    ((s && t.errors === 0) || (s && r)) &&
      (ke(t, {
        ...(r && { status: this._unhandledSessionStatus }),
        errors: t.errors || Number(n || r),
      }),
      this.captureSession(t));
  }
  async _isClientDoneProcessing(t) {
    let i = 0;
    for (; !t || i < t; ) {
      if ((await new Promise((r) => setTimeout(r, 1)), !this._numProcessing)) return !0;
      i++;
    }
    return !1;
  }
  _isEnabled() {
    return this.getOptions().enabled !== !1 && this._transport !== void 0;
  }
  _prepareEvent(t, i, r, n) {
    const a = this.getOptions(),
      s = this.getIntegrationNames();
    return (
      !i.integrations && s.length && (i.integrations = s),
      this.emit('preprocessEvent', t, i),
      t.type || n.setLastEventId(t.event_id || i.event_id),
      hr(a, t, i, r, this, n).then((o) => {
        if (o === null) return o;
        this.emit('postprocessEvent', o, i),
          (o.contexts = { trace: { ...o.contexts?.trace, ...Te(r) }, ...o.contexts });
        const l = St(this, r);
        return (
          (o.sdkProcessingMetadata = { dynamicSamplingContext: l, ...o.sdkProcessingMetadata }), o
        );
      })
    );
  }
  _captureEvent(t, i = {}, r = J(), n = Ge()) {
    return (
      !1,
      this._processEvent(t, i, r, n).then(
        (a) => a.event_id,
        (a) => {
          !1;
        },
      )
    );
  }
  _processEvent(t, i, r, n) {
    let a = this.getOptions(),
      { sampleRate: s } = a,
      o = Mr(t),
      l = Lt(t),
      u = `before send for type \`${t.type || 'error'}\``,
      m = 'before_send',
      c = 0,
      b = typeof s > 'u' ? void 0 : Ni(s),
      h = l && typeof b == 'number' && oe() > b,
      D = xe(t.type),
      E = 0,
      N = r.getSession() || n.getSession();
    return h && N?.status !== 'ok'
      ? (this.recordDroppedEvent('sample_rate', 'error'), X(Nr(s)))
      : this._prepareEvent(t, i, r, n)
          .then((y) => {
            if (y === null) throw Pt('An event processor returned `null`, will not send event.');
            return (
              (E = y.spans?.length || 0),
              Re(i)
                ? y
                : fa(
                    a,
                    y,
                    i,
                    (k) => {
                      m = k;
                    },
                    (k) => {
                      c = k;
                    },
                  )
            );
          })
          .then((y) => {
            if ((c && this.recordDroppedEvent('ignored', 'span', c), !q(y) || y === null)) {
              if (
                (this.recordDroppedEvent(m, D),
                o && this.recordDroppedEvent(m, 'span', 1 + E - c),
                y !== null)
              )
                throw Rr(`${u} must return \`null\` or a valid event.`);
              const te =
                m === 'ignored'
                  ? 'Transaction matched `ignoreSpans`'
                  : `${u} ${m === 'callback_error' ? 'threw an error' : 'returned `null`'}`;
              throw Pt(`${te}, will not send event.`);
            }
            if ((l && N && this._updateSessionFromEvent(N, y), h))
              throw (this.recordDroppedEvent('sample_rate', 'error'), Nr(s));
            if (o) {
              const te = E - c - (y.spans?.length || 0);
              te > 0 && this.recordDroppedEvent('before_send', 'span', te);
            }
            const _e = y.transaction_info;
            if (o && _e && y.transaction !== t.transaction) {
              const te = 'custom';
              y.transaction_info = { ..._e, source: te };
            }
            return (this.sendEvent(y, i), y);
          })
          .then(null, (y) => {
            throw Pr(y) || Cr(y)
              ? y
              : (this.captureException(y, {
                  mechanism: { handled: !1, type: 'internal' },
                  data: { __sentry__: !0 },
                  originalException: y,
                }),
                Rr(`Event processing pipeline threw an error, original event will not be sent. Details have been sent as a new event.
Reason: ${y}`));
          });
  }
  _process(t, i) {
    this._numProcessing++,
      this._promiseBuffer.add(t).then(
        (r) => (this._numProcessing--, r),
        (r) => (this._numProcessing--, r === me && this.recordDroppedEvent('queue_overflow', i), r),
      );
  }
  _clearOutcomes() {
    const t = this._outcomes;
    return (
      (this._outcomes = {}),
      Object.entries(t).map(([i, r]) => {
        const [n, a] = i.split(':');
        return { reason: n, category: a, quantity: r };
      })
    );
  }
  _flushOutcomes() {
    !1;
    const t = this._clearOutcomes();
    if (t.length === 0) {
      !1;
      return;
    }
    if (!this._dsn) {
      !1;
      return;
    }
    !1;
    const i = Er(t, this._options.tunnel && ce(this._dsn));
    this.sendEnvelope(i);
  }
};
function fa(e, t, i, r, n) {
  let { beforeSend: a, ignoreSpans: s, beforeSendTransaction: o } = e,
    l = kt(e.beforeSendSpan) && e.beforeSendSpan,
    p = t;
  if (Lt(p) && a) {
    const u = p;
    return z(
      '',
      () => a(u, i),
      () => (r('callback_error'), null),
    );
  }
  if (Mr(p)) {
    if (l || s) {
      const u = Tr(p);
      if (s?.length && ht({ description: u.description, op: u.op, attributes: u.data }, s))
        return (r('ignored'), null);
      if (l) {
        const m = Et(u, l);
        p = G(t, Ir(m));
      }
      if (p.spans) {
        const m = [],
          c = p.spans;
        for (const b of c) {
          if (s?.length && ht({ description: b.description, op: b.op, attributes: b.data }, s)) {
            Fi(c, b);
            continue;
          }
          l ? m.push(Et(b, l)) : m.push(b);
        }
        n(c.length - m.length), (p.spans = m);
      }
    }
    if (o)
      return z(
        '',
        () => o(p, i),
        () => (r('callback_error'), null),
      );
  }
  return p;
}
function Lt(e) {
  return e.type === void 0;
}
function Mr(e) {
  return e.type === 'transaction';
}
function Dt(e) {
  'aggregates' in e
    ? e.attrs?.ip_address === void 0 && (e.attrs = { ...e.attrs, ip_address: '{{auto}}' })
    : e.ipAddress === void 0 && (e.ipAddress = '{{auto}}');
}
function Mt(e, t, i = [t], r = 'npm') {
  const n = ((e._metadata = e._metadata || {}).sdk = e._metadata.sdk || {});
  n.name ||
    ((n.name = `sentry.javascript.${t}`),
    (n.packages = i.map((a) => ({ name: `${r}:@sentry/${a}`, version: O }))),
    (n.version = O));
}
function va(e) {
  return U(e) && '__sentry_fetch_url_host__' in e && typeof e.__sentry_fetch_url_host__ == 'string';
}
function We(e) {
  return va(e) ? `${e.message} (${e.__sentry_fetch_url_host__})` : e.message;
}
function Ut(e) {
  return e && /^function\s+\w+\(\)\s+\{\s+\[native code\]\s+\}$/.test(e.toString());
}
var Ce = _;
var Br = new WeakMap();
function qt(e, t = A()) {
  if (!t) {
    !1;
    return;
  }
  !1, Br.set(t, e);
}
function Fr(e = A()) {
  return e && Br.get(e);
}
var Ve = {};
function Bt(e) {
  const t = Ve[e];
  if (t) return t;
  let i = Ce[e];
  if (Ut(i)) return (Ve[e] = i.bind(Ce));
  const r = Ce.document;
  if (r && typeof r.createElement == 'function')
    try {
      const n = r.createElement('iframe');
      (n.hidden = !0), r.head.appendChild(n);
      const a = n.contentWindow;
      a?.[e] && (i = a[e]), r.head.removeChild(n);
    } catch (n) {
      !1;
    }
  return i && (Ve[e] = i.bind(Ce));
}
function Ft(e) {
  Ve[e] = void 0;
}
var L = _;
function Gr(e, t) {
  const i = He(e, t),
    r = { type: wa(t), value: Ra(t) };
  return (
    i.length && (r.stacktrace = { frames: i }),
    r.type === void 0 && r.value === '' && (r.value = 'Unrecoverable error caught'),
    r
  );
}
function Ia(e, t, i, r) {
  const a = A()?.getOptions().normalizeDepth,
    s = La(t),
    o = { __serialized__: Ue(t, a) };
  if (s) return { exception: { values: [Gr(e, s)] }, extra: o };
  const p = {
    exception: {
      values: [
        {
          type: V(t) ? t.constructor.name : r ? 'UnhandledRejection' : 'Error',
          value: Ca(t, { isUnhandledRejection: r }),
        },
      ],
    },
    extra: o,
  };
  if (i) {
    const u = He(e, i);
    u.length && (p.exception.values[0].stacktrace = { frames: u });
  }
  return p;
}
function Gt(e, t) {
  return { exception: { values: [Gr(e, t)] } };
}
function He(e, t) {
  const i = t.stacktrace || t.stack || '',
    r = Oa(t),
    n = xa(t);
  try {
    return e(i, r, n);
  } catch {}
  return [];
}
var Aa = /Minified React error #\d+;/i;
function Oa(e) {
  return e && Aa.test(e.message) ? 1 : 0;
}
function xa(e) {
  return typeof e.framesToPop == 'number' ? e.framesToPop : 0;
}
function zr(e) {
  return typeof WebAssembly < 'u' && typeof WebAssembly.Exception < 'u'
    ? e instanceof WebAssembly.Exception
    : !1;
}
function wa(e) {
  const t = e?.name;
  return !t && zr(e)
    ? e.message && Array.isArray(e.message) && e.message.length == 2
      ? e.message[0]
      : 'WebAssembly.Exception'
    : t;
}
function Ra(e) {
  const t = e?.message;
  return zr(e)
    ? Array.isArray(e.message) && e.message.length == 2
      ? e.message[1]
      : 'wasm exception'
    : t
      ? t.error && typeof t.error.message == 'string'
        ? We(t.error)
        : We(e)
      : 'No error message';
}
function jr(e, t, i, r) {
  const n = i?.syntheticException || void 0,
    a = Na(e, t, n, r);
  return (B(a), (a.level = 'error'), i?.event_id && (a.event_id = i.event_id), w(a));
}
function Yr(e, t, i = 'info', r, n) {
  const a = r?.syntheticException || void 0,
    s = zt(e, t, a, n);
  return ((s.level = i), r?.event_id && (s.event_id = r.event_id), w(s));
}
function Na(e, t, i, r, n) {
  let a;
  if (he(t) && t.error) return Gt(e, t.error);
  if (De(t) || rt(t)) {
    const o = t;
    if ('stack' in t) {
      a = Gt(e, t);
      const l = a.exception?.values?.[0];
      if (r && i && l && !l.stacktrace) {
        const p = He(e, i);
        p.length && ((l.stacktrace = { frames: p }), B(a, { synthetic: !0 }));
      }
    } else {
      const l = o.name || (De(o) ? 'DOMError' : 'DOMException'),
        p = o.message ? `${l}: ${o.message}` : l;
      (a = zt(e, p, i, r)), Se(a, p);
    }
    return a;
  }
  if (U(t)) return Gt(e, t);
  if (q(t) || V(t)) return ((a = Ia(e, t, i, n)), B(a, { synthetic: !0 }), a);
  const s = String(t);
  return ((a = zt(e, s, i, r)), Se(a, s, void 0), B(a, { synthetic: !0 }), a);
}
function zt(e, t, i, r) {
  const n = {};
  if (r && i) {
    const a = He(e, i);
    a.length && (n.exception = { values: [{ value: t, stacktrace: { frames: a } }] }),
      B(n, { synthetic: !0 });
  }
  if (K(t)) {
    const { __sentry_template_string__: a, __sentry_template_values__: s } = t;
    return ((n.logentry = { message: a, params: s }), n);
  }
  return ((n.message = t), n);
}
function Ca(e, { isUnhandledRejection: t }) {
  const i = st(e),
    r = t ? 'promise rejection' : 'exception';
  return he(e)
    ? `Event \`ErrorEvent\` captured as ${r} with message \`${e.message}\``
    : V(e)
      ? `Event \`${Pa(e)}\` (type=${e.type}) captured as ${r}`
      : `Object captured as ${r} with keys: ${i}`;
}
function Pa(e) {
  try {
    const t = Object.getPrototypeOf(e);
    return t ? t.constructor.name : void 0;
  } catch {}
}
function La(e) {
  return Object.values(e).find(U);
}
var Pe = class extends Ne {
  constructor(t) {
    const i = Da(t),
      r = L.SENTRY_SDK_SOURCE || wt();
    Mt(i, 'browser', ['browser'], r),
      super(i),
      i.routeProvider && qt(i.routeProvider, this),
      (this._unhandledSessionStatus = 'unhandled');
    const { userInfo: n } = this.getDataCollectionOptions();
    i._metadata?.sdk &&
      (i._metadata.sdk.settings = { infer_ip: n ? 'auto' : 'never', ...i._metadata.sdk.settings });
    const { sendClientReports: a } = this._options,
      s = () => {
        Q();
      },
      o = [
        [
          L.document,
          'visibilitychange',
          () => {
            s(),
              L.document.visibilityState === 'hidden' &&
                (a && this._flushOutcomes(),
                queueMicrotask(() => {
                  this.flush();
                }));
          },
        ],
        [L.document, 'freeze', s],
        [L.document, 'resume', s],
        [L, 'pagehide', s],
        [L, 'pageshow', s],
      ];
    o.forEach(([l, p, u]) => l?.addEventListener?.(p, u)),
      this.on('close', () => o.forEach(([l, p, u]) => l?.removeEventListener?.(p, u))),
      n && this.on('beforeSendSession', Dt);
  }
  eventFromException(t, i) {
    return jr(this._options.stackParser, t, i, this._options.attachStacktrace);
  }
  eventFromMessage(t, i = 'info', r) {
    return Yr(this._options.stackParser, t, i, r, this._options.attachStacktrace);
  }
  _prepareEvent(t, i, r, n) {
    return ((t.platform = t.platform || 'javascript'), super._prepareEvent(t, i, r, n));
  }
};
function Da(e) {
  return {
    release: typeof __SENTRY_RELEASE__ == 'string' ? __SENTRY_RELEASE__ : L.SENTRY_RELEASE?.id,
    sendClientReports: !0,
    parentSpanIsAlwaysRootSpan: !0,
    ...e,
  };
}
var Ma = 40;
function jt(e, t = Bt('fetch')) {
  let i = 0,
    r = 0;
  async function n(a) {
    const s = a.body.length;
    (i += s), r++;
    const o = {
      body: a.body,
      method: 'POST',
      referrerPolicy: 'strict-origin',
      headers: e.headers,
      keepalive: i <= 6e4 && r < 15,
      ...e.fetchOptions,
    };
    try {
      const l = await t(e.url, o);
      return {
        statusCode: l.status,
        headers: {
          'x-sentry-rate-limits': l.headers.get('X-Sentry-Rate-Limits'),
          'retry-after': l.headers.get('Retry-After'),
        },
      };
    } catch (l) {
      throw (Ft('fetch'), l);
    } finally {
      (i -= s), r--;
    }
  }
  return Ke(e, n, ee(e.bufferSize || Ma));
}
var Ua = 30;
var qa = 50;
function Yt(e, t, i, r) {
  const n = { filename: e, function: t === '<anonymous>' ? '?' : t, in_app: !0 };
  return (i !== void 0 && (n.lineno = i), r !== void 0 && (n.colno = r), n);
}
var Ba = /^\s*at (\S+?)(?::(\d+))(?::(\d+))\s*$/i,
  Fa =
    /^\s*at (?:(.+?\)(?: \[.+\])?|.*?) ?\((?:address at )?)?(?:async )?((?:<anonymous>|[-a-z]+:|.*bundle|\/)?.*?)(?::(\d+))?(?::(\d+))?\)?\s*$/i,
  Ga = /\((\S*)(?::(\d+))(?::(\d+))\)/,
  za = /at (.+?) ?\(data:(.+?),/,
  ja = (e) => {
    const t = e.match(za);
    if (t) return { filename: `<data:${t[2]}>`, function: t[1] };
    const i = Ba.exec(e);
    if (i) {
      const [, n, a, s] = i;
      return Yt(n, '?', +a, +s);
    }
    const r = Fa.exec(e);
    if (r) {
      if (r[2]?.indexOf('eval') === 0) {
        const o = Ga.exec(r[2]);
        o && ((r[2] = o[1]), (r[3] = o[2]), (r[4] = o[3]));
      }
      const [a, s] = Hr(r[1] || '?', r[2]);
      return Yt(s, a, r[3] ? +r[3] : void 0, r[4] ? +r[4] : void 0);
    }
  },
  Kr = [Ua, ja],
  Ya =
    /^\s*(.*?)(?:\((.*?)\))?(?:^|@)?((?:[-a-z]+)?:\/.*?|\[native code\]|[^@]*(?:bundle|\d+\.js)|\/[\w\-. /=]+)(?::(\d+))?(?::(\d+))?\s*$/i,
  Ka = /(\S+) line (\d+)(?: > eval line \d+)* > eval/i,
  Wa = (e) => {
    const t = Ya.exec(e);
    if (t) {
      if (t[3] && t[3].indexOf(' > eval') > -1) {
        const a = Ka.exec(t[3]);
        a && ((t[1] = t[1] || 'eval'), (t[3] = a[1]), (t[4] = a[2]), (t[5] = ''));
      }
      let r = t[3],
        n = t[1] || '?';
      return (([n, r] = Hr(n, r)), Yt(r, n, t[4] ? +t[4] : void 0, t[5] ? +t[5] : void 0));
    }
  },
  Wr = [qa, Wa];
var Vr = [Kr, Wr],
  Kt = tt(...Vr),
  Hr = (e, t) => {
    const i = e.indexOf('safari-extension') !== -1,
      r = e.indexOf('safari-web-extension') !== -1;
    return i || r
      ? [
          e.indexOf('@') !== -1 ? e.split('@')[0] : '?',
          i ? `safari-extension:${t}` : `safari-web-extension:${t}`,
        ]
      : [e, t];
  };
var Va = [
  [/\/\/[^\s/@?#]{1,256}@/g, '//'],
  [/(:\/\/[^\s"'<>?#]{1,1000})[?#][^\s"'<>)]*/g, '$1'],
  [/\?[^\s"'<>=?]{1,200}=[^\s"'<>)]*/g, ''],
  [
    /[^\s@<>"'(),;:=/?&]{1,64}(?:@|%40)[^\s@<>"'(),;:=/?&]{0,253}\.\p{L}[\p{L}\d-]{1,62}/giu,
    '[email]',
  ],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '[id]'],
  [/\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,4})?\b/gi, '[account]'],
  [/\b(?:\d{8}|[xyz]-?\d{7})-?[a-z]\b/gi, '[id]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [
    /(?<![\w:])(?=[0-9a-f:]{0,40}::|(?:[0-9a-f]{1,4}:){4})(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}(?![\w:])/gi,
    '[ip]',
  ],
  [/(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){6,19}(?![\w.])/g, '[number]'],
];
function Wt(e) {
  const t = e.slice(0, 2e3);
  return Va.reduce((i, [r, n]) => i.replace(r, n), t);
}
var Ha = ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release', 'dist', 'sdk'],
  Qa = ['function', 'module', 'lineno', 'colno', 'in_app'],
  Ja = ['runtime', 'trace'];
function Qr(e) {
  const t = R(e);
  return ye({
    ...Qe(t, Ha),
    message: be(t.message ?? R(t.logentry).formatted),
    transaction: be(t.transaction),
    exception: $a(t.exception),
    request: es(t.request),
    contexts: Je(Qe(R(t.contexts), Ja)),
    tags: ts(t.tags),
  });
}
function $a(e) {
  const { values: t } = R(e);
  if (Array.isArray(t)) return { values: t.map((i) => Xa(R(i))) };
}
function Xa({ type: e, value: t, mechanism: i, stacktrace: r }) {
  const { frames: n } = R(r);
  return ye({
    type: be(e),
    value: be(t),
    mechanism: Je(Qe(R(i), ['type', 'handled', 'synthetic'])),
    stacktrace: Array.isArray(n) ? { frames: n.map(Za) } : void 0,
  });
}
function Za(e) {
  const t = R(e);
  return ye({ ...Qe(t, Qa), filename: Vt(t.filename), abs_path: Vt(t.abs_path) });
}
function es(e) {
  const { method: t, url: i } = R(e);
  return Je(ye({ method: be(t), url: Vt(i) }));
}
function ts(e) {
  const t = Object.entries(R(e)).map(([i, r]) => [i, be(r)]);
  return Je(ye(Object.fromEntries(t)));
}
function Vt(e) {
  return typeof e == 'string' ? Wt(e.split(/[?#]/, 1)[0] ?? '') : void 0;
}
function be(e) {
  return typeof e == 'string' || typeof e == 'number' ? Wt(`${e}`) : void 0;
}
function R(e) {
  return typeof e == 'object' && e !== null ? e : {};
}
function Qe(e, t) {
  return ye(Object.fromEntries(t.map((i) => [i, e[i]])));
}
function ye(e) {
  return Object.fromEntries(Object.entries(e).filter(([, t]) => t !== void 0));
}
function Je(e) {
  return Object.keys(e).length > 0 ? e : void 0;
}
var Jr;
function bm(e, t) {
  (Jr ??= is(e)), Jr.captureException(t);
}
function is(e) {
  const t = new S(),
    i = new Pe({
      dsn: e,
      transport: jt,
      stackParser: Kt,
      integrations: [],
      sendClientReports: !1,
      beforeSend: (r) => Qr({ ...r, request: { url: location.href } }),
    });
  return (t.setClient(i), i.init(), t);
}
export { bm as sendReport };
