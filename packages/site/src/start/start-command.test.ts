import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordModules } from '@plaza/testing';
import { expect, it, onTestFinished } from 'vitest';

const program = `
  import { startCommand } from ${JSON.stringify(new URL('start-command.ts', import.meta.url).href)};
  await startCommand('start', [], process);`;

/** The modules that a site loads until it finds no build in its folder. */
function modulesOfStart(variables: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modules = recordModules(join(folder, 'modules'));
  const options = ['--conditions=@plaza/source', ...modules.nodeArgs];
  const { status } = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', program],
    { cwd: folder, env: variables as NodeJS.ProcessEnv },
  );
  expect(status).toBe(1);
  return modules.read();
}

const optional = /opentelemetry|prom-client|packages\/metrics/;

it('loads nothing for metrics and traces without their variables', () => {
  const modules = modulesOfStart({});
  expect(modules.some((url) => url.endsWith('/start-command.ts'))).toBe(true);
  expect(modules.filter((url) => optional.test(url))).toEqual([]);
});

it('loads OpenTelemetry for traces alone', () => {
  const collector = 'http://127.0.0.1:9';
  const modules = modulesOfStart({ OTEL_EXPORTER_OTLP_ENDPOINT: collector });
  expect(modules.some((url) => url.includes('opentelemetry'))).toBe(true);
  expect(modules.filter((url) => url.includes('prom-client'))).toEqual([]);
});

it('names a port for health checks that is taken, and starts nothing', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const args = ['--conditions=@plaza/source', '--input-type=module', '--eval', program];
  const env = { HEALTH_PORT: `${port}` } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;
  const { status, stderr } = spawnSync(process.execPath, args, { env });
  expect([status, `${stderr}`]).toEqual([
    1,
    `HEALTH_PORT: 127.0.0.1:${port} cannot be used: EADDRINUSE\n`,
  ]);
});
