import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appKinds, writableFolders } from '@plaza/image';
import { root } from '@plaza/workspace/run';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('packages/image/Dockerfile');
const { services } = parse(read('deploy/compose.yaml'));

const apps = [
  { app: 'leads-service', compose: 'service-1', kind: appKinds.service },
  { app: 'es-loans', compose: 'es-loans-2', kind: appKinds.site },
  { app: 'platform', compose: 'platform-2', kind: appKinds.site },
];

const containerOf = (app: string) =>
  parseAllDocuments(read(`deploy/kustomize/base/${app}.yaml`))
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'Deployment').spec.template.spec.containers[0];

/** Compose and Kubernetes start an app as `e2e/deploy/images.e2e.ts` does. */
describe.each(apps)('design §4: $app', ({ app, compose, kind }) => {
  const service = services[compose];
  const container = containerOf(app);

  it('is started by the command and the user of its image, everywhere', () => {
    for (const key of ['command', 'entrypoint', 'user', 'working_dir'])
      expect(service).not.toHaveProperty(key);
    for (const key of ['command', 'args', 'workingDir']) expect(container).not.toHaveProperty(key);
  });

  it('is asked for its health as its image says, at its port', () => {
    const [, healthcheck = ''] = /^HEALTHCHECK .* CMD (.*)$/m.exec(dockerfile) ?? [];
    expect(service.healthcheck.test).toEqual(['CMD', ...JSON.parse(healthcheck)]);
    expect(service.expose).toEqual([String(kind.port)]);
    expect(container.readinessProbe.httpGet).toEqual({ path: kind.ready, port: 'http' });
    expect(container.ports).toContainEqual({ name: 'http', containerPort: kind.port });
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE .*\\b${kind.port}\\b`, 'm'));
  });

  it('writes the folders of its image and nothing else', () => {
    const folders = service.tmpfs.map((each: string) => each.replace(/:.*/, ''));
    expect(folders).toEqual([...writableFolders]);
    expect(service).not.toHaveProperty('volumes');
    expect(service.read_only).toBe(true);
    const writable = container.volumeMounts.filter(
      (each: { readOnly?: boolean }) => !each.readOnly,
    );
    expect(writable.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
      ...writableFolders,
    ]);
    expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
  });

  it('has the same variables on Compose and Kubernetes, and there the port of kubelet', () => {
    const variables: { name: string; value: string }[] = container.env;
    const own = variables.filter(({ name }) => !name.startsWith('HEALTH_'));
    expect(own.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(service.environment).toSorted(),
    );
    const [, port] = variables.filter(({ name }) => name.startsWith('HEALTH_'));
    expect(container.ports).toContainEqual({ name: 'health', containerPort: Number(port?.value) });
    expect(container.livenessProbe.httpGet.port).toBe('health');
  });
});
