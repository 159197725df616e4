import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { secretsOf } from '../app-settings.ts';
import { deploymentFiles } from '../deployment-files.ts';
import { environmentIssues } from '../environment-issues.ts';

const models = {
  Deployment,
  StatefulSet,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
} as const;

const base = join(root, 'deploy/kustomize/base');
const overlay = join(root, 'deploy/kustomize/overlays/example');
const readYaml = async (file: string) => parse(await readFile(file, 'utf8'));
const written = [...(await deploymentFiles()).keys()];
const kustomization = await readYaml(join(base, 'kustomization.yaml'));

// biome-ignore lint/suspicious/noExplicitAny: the models validate what no type describes
type Any = any;

const objects: Any[] = (
  await Promise.all(
    kustomization.resources.map(async (name: string) =>
      parseAllDocuments(await readFile(join(base, name), 'utf8')).map((each) => each.toJS()),
    ),
  )
).flat();

function validate(object: Any): void {
  const Model: Any = models[object.kind as keyof typeof models];
  expect(Model, `a model of ${object.kind}`).toBeDefined();
  expect(object.apiVersion).toBe(new Model().apiVersion);
  new Model(object).validate();
}

const named = objects.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const);
const workloads = named.filter(([, { kind }]) => kind === 'Deployment' || kind === 'StatefulSet');
const has = (kind: string, name: string) =>
  objects.some((each) => each.kind === kind && each.metadata.name === name);

describe('deploy/kustomize/base', () => {
  it.each(named)('%s follows the schema of Kubernetes', (_, object) => {
    expect(() => validate(object)).not.toThrow();
  });

  it('is validated by a schema that refuses broken objects', () => {
    const [, workload] = workloads[0] ?? [];
    const broken = [
      { ...workload, spec: { ...workload.spec, replicas: 'two' } },
      { ...workload, spec: { ...workload.spec, template: undefined } },
      { ...workload, apiVersion: 'apps/v2' },
    ];
    for (const object of broken) expect(() => validate(object)).toThrow();
  });

  it.each(workloads)('%s is guarded, and its labels and ports agree', (_, { metadata, spec }) => {
    const { template } = spec;
    const [container] = template.spec.containers;
    expect(template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    expect(container).toMatchObject({
      readinessProbe: expect.anything(),
      livenessProbe: expect.anything(),
      resources: { limits: { memory: expect.any(String) } },
    });
    if (spec.replicas > 1) expect(has('PodDisruptionBudget', metadata.name)).toBe(true);
    const ports = container.ports.map(({ name }: Any) => name);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      if (container[probe]?.httpGet) expect(ports).toContain(container[probe].httpGet.port);
    // A busy program is not a dead one.
    if (ports.includes('health')) expect(container.livenessProbe.httpGet.port).toBe('health');
    const service = objects.find(
      (each) => each.kind === 'Service' && each.metadata.name === metadata.name,
    );
    for (const { targetPort } of service.spec.ports) expect(ports).toContain(targetPort);
    const variables = (container.env ?? []).map(({ name, value }: Any) => [name, value]);
    expect(environmentIssues(Object.fromEntries(variables))).toEqual([]);
    const volumes = template.spec.volumes.map(({ name }: Any) => name);
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
  });

  it('ends a program later than it ends itself', () => {
    for (const [, { spec }] of workloads.filter(([, { metadata }]) =>
      metadata.name.includes('loans'),
    )) {
      const { lifecycle } = spec.template.spec.containers[0];
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        lifecycle.preStop.sleep.seconds + 10,
      );
    }
  });

  it('scales each site and the service by processor time', () => {
    for (const name of ['es-loans', 'platform', 'leads-service'])
      expect(has('HorizontalPodAutoscaler', name)).toBe(true);
  });

  it('denies everything but the ways between programs; metrics only to monitoring', () => {
    const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies.find(({ metadata }) => metadata.name === 'default-deny').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const fromOf = (name: string, port: number) =>
      policies
        .find(({ metadata }) => metadata.name === name)
        .spec.ingress.filter(({ ports }: Any) => ports.some((each: Any) => each.port === port))
        .flatMap(({ from }: Any) => from ?? ['anywhere'])
        .map(
          (peer: Any) =>
            peer.podSelector?.matchLabels['app.kubernetes.io/name'] ??
            (peer === 'anywhere' ? peer : 'monitoring'),
        );
    expect(fromOf('pgbouncer', 6432)).toEqual(['leads-service']);
    expect(fromOf('redis', 6379)).toEqual(['es-loans', 'platform']);
    expect(fromOf('es-loans', 3000)).toEqual(['front', 'leads-service']);
    expect(fromOf('es-loans', 9464)).toEqual(['monitoring']);
    expect(fromOf('leads-service', 9464)).toEqual(['monitoring']);
    expect(fromOf('front', 8080)).toEqual(['anywhere']);
  });

  it('reads only files that are there', () => {
    for (const { files } of kustomization.configMapGenerator)
      for (const file of files) expect(written).toContain(`kustomize/base/${file}`);
  });
});

describe('deploy/kustomize/overlays/example', () => {
  it('names every image of the base, and every secret that programs read', async () => {
    const { images, secretGenerator, resources, patches } = await readYaml(
      join(overlay, 'kustomization.yaml'),
    );
    expect(resources).toEqual(['../../base']);
    const used = workloads.map(([, { spec }]) => spec.template.spec.containers[0].image);
    expect(images.map(({ name }: Any) => name).toSorted()).toEqual(
      used.filter((image: string) => image.startsWith('plaza/')).toSorted(),
    );
    expect(secretGenerator[0].files).toEqual(
      [...secretsOf.service, 'pgbouncer_users'].map((name) => `secrets/${name}`),
    );
    for (const { target } of patches) expect(has(target.kind, target.name)).toBe(true);
  });
});
