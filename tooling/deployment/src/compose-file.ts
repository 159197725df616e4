import { appKinds, writableFolders } from '@plaza/image';
import {
  type Addresses,
  memoryOf,
  type SiteOfDeployment,
  secretsOf,
  serviceSettings,
  siteSettings,
} from './app-settings.ts';

const instances = [1, 2] as const;
const instancesOf = (name: string) => instances.map((each) => `${name}-${each}`);

const addresses: Addresses = {
  service: 'http://front:8082',
  redis: 'redis://redis:6379',
  purge: ['http://front:8081'],
  instances: ({ app }) => instancesOf(app.name).map((name) => `http://${name}:3000`),
  secretFile: (variable) => `/run/secrets/${variable.toLowerCase()}`,
};

/** No more rights than a program needs, and 15 s to end in. */
const guarded = {
  restart: 'unless-stopped',
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  stop_grace_period: '15s',
};

const health = (test: readonly string[]) => ({
  healthcheck: { test, interval: '10s', timeout: '3s', retries: 3, start_period: '30s' },
});

const after = (names: readonly string[], condition = 'service_healthy') => ({
  depends_on: Object.fromEntries(names.map((name) => [name, { condition }])),
});

/** Nothing has to be kept: content comes again, and keys are secrets. Podman takes no owner of a tmpfs. */
const appTmpfs = writableFolders.map((folder) => `${folder}:mode=1777`);

const image = (name: string, app: string) => ({
  image: `plaza/${name}:\${PLAZA_VERSION:-latest}`,
  build: { context: '..', dockerfile: 'packages/image/Dockerfile', args: { APP: app } },
});

const inOrder = (names: readonly string[]) => names.map((name) => name.toLowerCase()).toSorted();

/** What `docker compose` runs: the front, two instances of each site and of the service, and stores. */
export function composeFile(sites: readonly SiteOfDeployment[]): object {
  const apps = sites.flatMap(({ app }) => instancesOf(app.name));
  const services = instancesOf('service');
  return {
    services: {
      front: front([...apps, ...services]),
      ...Object.fromEntries(sites.flatMap(siteEntries)),
      ...Object.fromEntries(services.map((name) => [name, service(sites)])),
      ...Object.fromEntries(sites.map((site) => contentImport(site, sites))),
      ...stores,
    },
    networks: {
      public: {},
      programs: {},
      cache: { internal: true },
      data: { internal: true },
    },
    volumes: { 'front-cache': {}, 'postgres-data': {} },
    secrets: Object.fromEntries(
      [...inOrder(secretsOf.service), 'pgbouncer_users', 'postgres_password'].map((name) => [
        name,
        { file: `./secrets/${name}` },
      ]),
    ),
  };
}

const front = (behind: readonly string[]) => ({
  image: `plaza/front:\${PLAZA_VERSION:-latest}`,
  build: { context: 'nginx' },
  ...guarded,
  // Beside busy instances it must still refuse what they have no room for.
  cpu_shares: 4096,
  ports: [`\${FRONT_PORT:-8080}:8080`],
  volumes: ['./nginx/nginx.conf:/etc/nginx/nginx.conf:ro', 'front-cache:/var/cache/front'],
  tmpfs: ['/tmp'],
  networks: ['public', 'programs'],
  ...after(behind),
  ...health(['CMD', 'bash', '/healthy.sh']),
});

function siteEntries({ app }: SiteOfDeployment): [string, object][] {
  const entry = {
    ...image(app.name, app.folder),
    ...guarded,
    mem_limit: `${memoryOf.site}m`,
    environment: siteSettings(addresses),
    secrets: inOrder(secretsOf.site),
    tmpfs: appTmpfs,
    networks: ['programs', 'cache'],
    expose: [String(appKinds.site.port)],
    ...after(['redis']),
    ...health(['CMD', 'node', 'health.mjs']),
  };
  return instancesOf(app.name).map((name) => [name, entry]);
}

const service = (sites: readonly SiteOfDeployment[]) => ({
  ...image('leads-service', 'apps/leads-service'),
  ...guarded,
  mem_limit: `${memoryOf.service}m`,
  environment: serviceSettings(sites, addresses),
  secrets: inOrder(secretsOf.service),
  tmpfs: appTmpfs,
  networks: ['programs', 'data'],
  expose: [String(appKinds.service.port)],
  ...after(['pgbouncer']),
  ...health(['CMD', 'node', 'health.mjs']),
});

/** `docker compose run --rm import-<site>`, once and after every change of its content. */
const contentImport = (
  { app }: SiteOfDeployment,
  sites: readonly SiteOfDeployment[],
): [string, object] => {
  const { restart, healthcheck, expose, depends_on, ...base } = service(sites);
  return [
    `import-${app.name}`,
    {
      ...base,
      profiles: ['import'],
      command: ['content:import', '/content', '--yes'],
      volumes: [`../${app.folder}/content:/content:ro`],
      ...after(['service-1']),
    },
  ];
};

const stores = {
  pgbouncer: {
    image: `plaza/pgbouncer:\${PLAZA_VERSION:-latest}`,
    build: { context: 'pgbouncer' },
    ...guarded,
    volumes: ['./pgbouncer/pgbouncer.ini:/etc/pgbouncer/pgbouncer.ini:ro'],
    secrets: ['pgbouncer_users'],
    tmpfs: ['/tmp'],
    networks: ['data'],
    expose: ['6432'],
    ...after(['postgres']),
    ...health(['CMD', 'bash', '-c', 'exec 3<>/dev/tcp/127.0.0.1/6432']),
  },
  postgres: {
    image: 'docker.io/library/postgres:15-bookworm',
    restart: 'unless-stopped',
    security_opt: ['no-new-privileges:true'],
    stop_grace_period: '60s',
    environment: {
      POSTGRES_USER: 'plaza',
      POSTGRES_DB: 'plaza',
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_password',
    },
    secrets: ['postgres_password'],
    command: ['postgres', '-c', 'config_file=/etc/postgresql/postgresql.conf'],
    volumes: [
      './postgres/postgresql.conf:/etc/postgresql/postgresql.conf:ro',
      'postgres-data:/var/lib/postgresql/data',
    ],
    shm_size: '256mb',
    networks: ['data'],
    expose: ['5432'],
    ...health(['CMD', 'pg_isready', '--username', 'plaza']),
  },
  redis: {
    image: 'docker.io/library/redis:7-bookworm',
    ...guarded,
    user: '10001:10001',
    command: ['redis-server', '/etc/redis/redis.conf'],
    volumes: ['./redis/redis.conf:/etc/redis/redis.conf:ro'],
    tmpfs: ['/data', '/tmp'],
    networks: ['cache'],
    expose: ['6379'],
    ...health(['CMD', 'redis-cli', 'ping']),
  },
};
