import { createRateLimiter } from '@plaza/flow-server/requests';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { cspReports } from '../model/csp-reports.ts';
import type { LogEntry } from './log.ts';
import { receiveCspReports } from './receive-csp-reports.ts';

let logged: LogEntry[];
let receiver: Parameters<typeof receiveCspReports>[1];
beforeEach(() => {
  logged = [];
  const limiter = createRateLimiter(cspReports.reportsPerMinute);
  const log = (entry: LogEntry) => logged.push(entry);
  receiver = { log, limiter, trustedProxyHops: 0, now: () => 0 };
});

async function post(body: BodyInit, type = 'application/csp-report', client = '192.0.2.1') {
  const headers = { 'content-type': type, 'x-forwarded-for': client };
  const init = { method: 'POST', body, headers };
  const request = new Request(`https://olivar.example${cspReports.path}`, init);
  return (await receiveCspReports(request, receiver)).status;
}

const old = (report: object) => JSON.stringify({ 'csp-report': report });
const batch = (...bodies: object[]) =>
  JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', age: 1, url: 'x', body })));
const refusal = {
  documentURL: 'https://olivar.example/lp/?email=ana@correo.example#a',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?user=ana',
  sourceFile: 'https://olivar.example/_next/a.js?x',
  lineNumber: 7,
  disposition: 'enforce',
  sample: 'alert("ana@correo.example")',
  referrer: 'https://mail.example/ana',
};

describe('CSP violations are reported', () => {
  it('in either protocol, without query, sample, referrer or data of the visitor', async () => {
    const entry = {
      level: 'warn',
      event: 'csp-violation',
      document: 'https://olivar.example/lp/',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/a.js',
    };
    const where = { source: 'https://olivar.example/_next/a.js', line: 7, disposition: 'enforce' };
    expect(await post(batch(refusal), 'application/reports+json')).toBe(204);
    const report = {
      'document-uri': refusal.documentURL,
      'violated-directive': 'script-src-elem',
      'blocked-uri': refusal.blockedURL,
      'script-sample': 'ana',
    };
    expect(await post(old(report))).toBe(204);
    expect(logged).toEqual([{ ...entry, ...where }, entry]);
  });

  it('except those of browser extensions and other kinds of reports', async () => {
    expect(await post(batch({ ...refusal, sourceFile: 'chrome-extension://abc/a.js' }))).toBe(204);
    expect(await post(JSON.stringify([{ type: 'deprecation', body: refusal }]))).toBe(204);
    expect(logged).toEqual([]);
  });

  it('up to a limit per minute and client', async () => {
    const message = batch(...Array.from({ length: 25 }, () => refusal));
    const answers = [
      await post(message),
      await post(message),
      await post(message),
      await post(message),
    ];
    expect(answers).toEqual([204, 204, 204, 429]);
    expect(logged).toHaveLength(cspReports.reportsPerMinute.perClient);
    expect(await post(message, undefined, '192.0.2.2')).toBe(204);
  });

  it.each([
    ['text/plain', '{}', 415],
    ['application/x-www-form-urlencoded', 'a=b', 415],
    ['application/csp-report', '', 400],
    ['application/csp-report', '{', 400],
    ['application/csp-report', '{}', 400],
    ['application/csp-report', 'null', 400],
    ['application/reports+json', '7', 400],
    ['application/reports+json', '[null, 7, {}]', 204],
    ['application/csp-report', old({ 'document-uri': { a: 1 }, 'violated-directive': [] }), 204],
    ['application/csp-report', 'x'.repeat(cspReports.bodyBytes + 1), 413],
  ])('responds to %s %s with %i', async (type, body, status) => {
    expect(await post(body, type)).toBe(status);
    expect(logged).toEqual([]);
  });

  it('survives any body, and truncates logged texts', async () => {
    const json = fc.jsonValue();
    const body = fc.oneof(
      fc.string(),
      json.map((value) => JSON.stringify(value)),
      fc.dictionary(fc.constantFrom(...Object.keys(refusal)), json).map((value) => batch(value)),
      fc.string({ minLength: 500 }).map((text) => batch({ ...refusal, blockedURL: text })),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        logged = [];
        expect([204, 400, 413, 429]).toContain(await post(text));
        expect(JSON.stringify(logged).length).toBeLessThan(3_000);
      }),
    );
  });
});
