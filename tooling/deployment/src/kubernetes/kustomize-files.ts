import { type FrontOptions, nginxConfig, type SiteFacts } from '@plaza/front';
import { appKinds, writableFolders } from '@plaza/image';
import { stringify } from 'yaml';
import {
  type Addresses,
  memoryOf,
  type SiteOfDeployment,
  secretsOf,
  serviceSettings,
  siteSettings,
} from '../app-settings.ts';
import { networkPolicies, type Way } from './network-policies.ts';
import { objectsOf, type Workload } from './workload.ts';

const metricsPort = 9464;

/** Where kubelet asks whether a program is alive: under overload its own port has a queue. */
const healthPort = 9465;
const health = { HEALTH_HOST: '0.0.0.0', HEALTH_PORT: String(healthPort) };

const frontReplicas = 2;

const addresses: Addresses = {
  service: 'http://front:8082',
  redis: 'redis://redis:6379',
  purge: Array.from({ length: frontReplicas }, (_, at) => `http://front-${at}.front:8081`),
  instances: ({ app }) => [`http://${app.name}:3000`],
  secretFile: (variable) => `/run/secrets/${variable}`,
};

const front: Workload = {
  name: 'front',
  image: 'plaza/front',
  replicas: frontReplicas,
  scale: { kind: 'named' },
  ports: { http: 8080, internal: 8081, service: 8082 },
  probes: { port: 'internal', ready: '/healthz', live: '/healthz' },
  environment: {},
  secrets: [],
  writes: ['/var/cache/front', '/tmp'],
  resources: { cpu: '500m', memory: '512Mi' },
  configs: { '/etc/nginx/nginx.conf': { map: 'front', file: 'nginx.conf' } },
};

const service = (sites: readonly SiteOfDeployment[]): Workload => ({
  name: 'leads-service',
  image: 'plaza/leads-service',
  replicas: 2,
  scale: { kind: 'equal', most: 6 },
  ports: { http: appKinds.service.port, metrics: metricsPort, health: healthPort },
  probes: { port: 'http', ready: appKinds.service.ready, live: '/livez', livePort: 'health' },
  environment: { ...serviceSettings(sites, addresses), ...health },
  secrets: secretsOf.service,
  writes: writableFolders,
  resources: { cpu: '500m', memory: `${memoryOf.service}Mi` },
});

const mostOfSite = 10;

const site = ({ app }: SiteOfDeployment): Workload => ({
  name: app.name,
  image: `plaza/${app.name}`,
  replicas: 2,
  scale: { kind: 'equal', most: mostOfSite },
  ports: { http: appKinds.site.port, metrics: metricsPort, health: healthPort },
  probes: { port: 'http', ready: appKinds.site.ready, live: '/api/livez', livePort: 'health' },
  environment: { ...siteSettings(addresses), ...health },
  secrets: secretsOf.site,
  writes: writableFolders,
  resources: { cpu: '500m', memory: `${memoryOf.site}Mi` },
});

function waysBetween(sites: readonly SiteOfDeployment[]): Way[] {
  const names = sites.map(({ app }) => app.name);
  return [
    { from: 'anywhere', to: 'front', ports: [8080] },
    { from: 'front', to: 'leads-service', ports: [appKinds.service.port] },
    { from: 'monitoring', to: 'leads-service', ports: [metricsPort] },
    { from: 'leads-service', to: 'pgbouncer', ports: [6432] },
    ...names.flatMap((name): Way[] => [
      { from: 'front', to: name, ports: [appKinds.site.port] },
      { from: 'leads-service', to: name, ports: [appKinds.site.port] },
      { from: name, to: 'front', ports: [8081, 8082] },
      { from: name, to: 'redis', ports: [6379] },
      { from: 'monitoring', to: name, ports: [metricsPort] },
    ]),
  ];
}

/** PostgreSQL for migrations, the mail server, and what sites report errors to. */
const outside = (sites: readonly SiteOfDeployment[]) => ({
  'leads-service': [5432, 587, 465],
  pgbouncer: [5432],
  ...Object.fromEntries(sites.map(({ app }) => [app.name, [443]])),
});

const frontOptions = (sites: readonly SiteFacts[]): FrontOptions => ({
  folder: '/var/cache/front',
  listen: 8080,
  accessLog: '/dev/stdout',
  purgeListen: 8081,
  service: { listen: 8082, instances: ['leads-service:4000'] },
  sites: sites.map(({ app, ...facts }) => ({
    ...facts,
    // One address stands for all instances.
    instances: [`${app.name}:3000`],
    requestsAtOnce: 64 * mostOfSite,
  })),
});

const yamlOf = (objects: readonly object[]) =>
  objects.map((each) => stringify(each, { aliasDuplicateObjects: false })).join('---\n');

/** The files of `deploy/kustomize/base` by name; a site is a file of its own. */
export function kustomizeFiles(
  sites: readonly (SiteOfDeployment & SiteFacts)[],
): ReadonlyMap<string, string> {
  const resources = new Map([
    ['front.yaml', yamlOf(objectsOf(front))],
    ['leads-service.yaml', yamlOf(objectsOf(service(sites)))],
    ...sites.map((each) => [`${each.app.name}.yaml`, yamlOf(objectsOf(site(each)))] as const),
    ['network-policies.yaml', yamlOf(networkPolicies(waysBetween(sites), outside(sites)))],
  ]);
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...resources.keys(), 'stores.yaml'],
    configMapGenerator: [
      { name: 'front', files: ['nginx.conf'] },
      { name: 'pgbouncer', files: ['pgbouncer.ini'] },
      { name: 'redis', files: ['redis.conf'] },
    ],
  };
  return new Map([
    ...resources,
    ['nginx.conf', nginxConfig(frontOptions(sites.map(({ websiteId: _, ...facts }) => facts)))],
    ['kustomization.yaml', stringify(kustomization)],
  ]);
}
