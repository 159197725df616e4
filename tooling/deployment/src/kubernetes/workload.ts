import { labelsOf, type Program, podOf } from './pod.ts';

export type Workload = Program & {
  readonly replicas: number;
  /** Instances with names that stay, or any number of equal ones up to a maximum. */
  readonly scale: { readonly kind: 'named' } | { readonly kind: 'equal'; readonly most: number };
};

/** The objects of a program: its pods, their address, how many may be away, how many there are. */
export function objectsOf(workload: Workload): object[] {
  const { name, ports, scale } = workload;
  const metadata = { name, labels: labelsOf(name) };
  const selector = { matchLabels: labelsOf(name) };
  const objects = [
    podsOf(workload),
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        selector: labelsOf(name),
        ...(scale.kind === 'named' && { clusterIP: 'None', publishNotReadyAddresses: true }),
        ports: Object.entries(ports).map(([port, number]) => ({
          name: port,
          port: number,
          targetPort: port,
        })),
      },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata,
      spec: { maxUnavailable: 1, selector },
    },
  ];
  return scale.kind === 'equal' ? [...objects, autoscalerOf(workload, scale.most)] : objects;
}

function podsOf(workload: Workload): object {
  const { name, replicas, scale } = workload;
  const metadata = { name, labels: labelsOf(name) };
  const shared = {
    replicas,
    selector: { matchLabels: labelsOf(name) },
    template: podOf(workload),
  };
  if (scale.kind === 'named')
    return {
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      metadata,
      spec: { ...shared, serviceName: name, podManagementPolicy: 'Parallel' },
    };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata,
    // A new instance is ready before an old one ends.
    spec: { ...shared, strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } } },
  };
}

const autoscalerOf = ({ name, replicas }: Workload, most: number): object => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: replicas,
    maxReplicas: most,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
      },
    ],
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});
