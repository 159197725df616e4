/** A container of a workload, and what its pod mounts. */
export type Program = {
  readonly name: string;
  readonly image: string;
  readonly ports: Readonly<Record<string, number>>;
  /** What answers 200 when it can take requests, and while it runs at all. */
  readonly probes: {
    readonly port: string;
    readonly ready: string;
    readonly live: string;
    /** Where the program says that it is alive, however busy it is; default: `port`. */
    readonly livePort?: string;
  };
  readonly environment: Readonly<Record<string, string>>;
  /** Keys of the secret that are files in `/run/secrets`. */
  readonly secrets: readonly string[];
  /** Folders that it writes. */
  readonly writes: readonly string[];
  readonly resources: { readonly cpu: string; readonly memory: string };
  /** Files of config maps, mounted read-only. */
  readonly configs?: Readonly<Record<string, { readonly map: string; readonly file: string }>>;
};

export const labelsOf = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'plaza',
});

const user = 10_001;

/** The pod of a program: not root, on a read-only file system, spread over nodes, ended within 20 s. */
export const podOf = (program: Program) => ({
  metadata: { labels: labelsOf(program.name) },
  spec: {
    automountServiceAccountToken: false,
    // A program ends within 10 s of SIGTERM, after the 3 s in which load balancers forget it.
    terminationGracePeriodSeconds: 20,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map(
      (topologyKey) => ({
        maxSkew: 1,
        topologyKey,
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: labelsOf(program.name) },
      }),
    ),
    containers: [containerOf(program)],
    volumes: volumesOf(program),
  },
});

function containerOf(program: Program): object {
  const { name, image, ports, probes, environment, resources } = program;
  const probe = (path: string, port = probes.port) => ({
    httpGet: { path, port },
    timeoutSeconds: 3,
  });
  return {
    name,
    image,
    ports: Object.entries(ports).map(([port, containerPort]) => ({ name: port, containerPort })),
    env: Object.entries(environment).map(([key, value]) => ({ name: key, value })),
    // It listens once it is warm.
    startupProbe: { ...probe(probes.live), periodSeconds: 2, failureThreshold: 45 },
    readinessProbe: { ...probe(probes.ready), periodSeconds: 3, failureThreshold: 2 },
    livenessProbe: {
      ...probe(probes.live, probes.livePort),
      periodSeconds: 10,
      failureThreshold: 6,
    },
    lifecycle: { preStop: { sleep: { seconds: 3 } } },
    resources: {
      requests: { cpu: resources.cpu, memory: resources.memory },
      limits: { memory: resources.memory },
    },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: mountsOf(program),
  };
}

const volumeOfPath = (path: string) => path.slice(1).replaceAll('/', '-');

const mountsOf = ({ writes, secrets, configs = {} }: Program): object[] => [
  ...writes.map((mountPath) => ({ name: volumeOfPath(mountPath), mountPath })),
  ...(secrets.length > 0 ? [{ name: 'secrets', mountPath: '/run/secrets', readOnly: true }] : []),
  ...Object.entries(configs).map(([mountPath, { map, file }]) => ({
    name: map,
    mountPath,
    subPath: file,
    readOnly: true,
  })),
];

const volumesOf = ({ writes, secrets, configs = {} }: Program): object[] => [
  ...writes.map((path) => ({ name: volumeOfPath(path), emptyDir: { sizeLimit: '1Gi' } })),
  ...(secrets.length > 0
    ? [
        {
          name: 'secrets',
          secret: {
            secretName: 'plaza',
            defaultMode: 0o440,
            items: secrets.map((key) => ({ key, path: key })),
          },
        },
      ]
    : []),
  ...Object.values(configs).map(({ map }) => ({ name: map, configMap: { name: map } })),
];
