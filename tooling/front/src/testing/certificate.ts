import { join } from 'node:path';
import { runProcess } from '@plaza/testing';

/** A certificate of one's own for a host, in a folder. */
export async function writeCertificate(folder: string, host: string) {
  const [certificate, key] = [join(folder, 'a.crt'), join(folder, 'a.key')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const args = [
    'req',
    '-x509',
    ...curve,
    '-subj',
    `/CN=${host}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  await runProcess({ command: 'openssl', args, cwd: folder });
  return { certificate, key };
}
