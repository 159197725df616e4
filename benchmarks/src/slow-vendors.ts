import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Delay and size of a vendor's script, about those of Google's tag, in milliseconds and bytes. */
const slowness = { waitMs: 1_500, bytes: 350_000 } as const;

export type SlowVendors = {
  /** The number of requests. */
  readonly requests: () => number;
  /** Browser flags that resolve every foreign host to this server. */
  readonly flags: readonly string[];
  readonly close: () => void;
};

/** A self-signed certificate, created for each run. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-vendors-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const rest = ['-nodes', '-days', '1', '-subj', '/CN=vendors.example'];
  execFileSync('openssl', [...request, ...rest, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/**
 * Emulates the servers of all vendors, slowly: every response is a large script that does little.
 */
export async function openSlowVendors(): Promise<SlowVendors> {
  let requests = 0;
  const script = `/*${'x'.repeat(slowness.bytes)}*/`;
  const server = createServer(makeCertificate(), async (_request, response) => {
    requests += 1;
    await sleep(slowness.waitMs);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    requests: () => requests,
    flags: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port},EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
