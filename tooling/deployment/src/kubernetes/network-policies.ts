import { labelsOf } from './pod.ts';

/** A way that is open: from a program, or from anywhere, to ports of another. */
export type Way = {
  readonly from: string | 'anywhere' | 'monitoring';
  readonly to: string;
  readonly ports: readonly number[];
};

const peerOf = (from: Way['from']) => {
  if (from === 'anywhere') return {};
  if (from === 'monitoring')
    return {
      from: [
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
      ],
    };
  return { from: [{ podSelector: { matchLabels: labelsOf(from) } }] };
};

const portsOf = (ports: readonly number[]) => ports.map((port) => ({ protocol: 'TCP', port }));

const policy = (name: string, spec: object) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec,
});

/** Nothing is reachable but on the ways that are named; names can be resolved. */
export function networkPolicies(
  ways: readonly Way[],
  outside: Readonly<Record<string, readonly number[]>>,
): object[] {
  const programs = [...new Set(ways.flatMap(({ from, to }) => [from, to]))].filter(
    (name) => name !== 'anywhere' && name !== 'monitoring',
  );
  return [
    policy('default-deny', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
    policy('names', {
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [
        {
          ports: [
            { protocol: 'UDP', port: 53 },
            { protocol: 'TCP', port: 53 },
          ],
        },
      ],
    }),
    ...programs.map((name) =>
      policy(name, {
        podSelector: { matchLabels: labelsOf(name) },
        policyTypes: ['Ingress', 'Egress'],
        ingress: ways
          .filter(({ to }) => to === name)
          .map(({ from, ports }) => ({ ...peerOf(from), ports: portsOf(ports) })),
        egress: [
          ...ways
            .filter(({ from }) => from === name)
            .map(({ to, ports }) => ({
              to: [{ podSelector: { matchLabels: labelsOf(to) } }],
              ports: portsOf(ports),
            })),
          ...(outside[name] ? [{ ports: portsOf(outside[name]) }] : []),
        ],
      }),
    ),
  ];
}
