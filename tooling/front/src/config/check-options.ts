import type { FrontOptions } from '../model/front-options.ts';

const host = /^(?:\*|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)$/;
const listener = /^(?:\d{1,5}|(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5})$/;
const instance = /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/;
const network = /^[\da-f.:]+(?:\/\d{1,3})?$/i;
const path = /^\/[\w./{}@+-]*$/;
const name = /^[\w.-]+$/;
const size = /^\d+[kmg]$/;
const nice = /^-?(?:1?\d|20)$/;

type Rule = readonly [field: string, values: readonly unknown[], pattern: RegExp];

const given = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value]);

function rulesOf(options: FrontOptions): readonly Rule[] {
  const { tls, service } = options;
  return [
    ['folder', [options.folder], path],
    ['listen', [options.listen], listener],
    ['redirectListen', given(options.redirectListen), listener],
    ['purgeListen', given(options.purgeListen), listener],
    ['tls', tls ? [tls.certificate, tls.key] : [], path],
    ['acmeFolder', given(options.acmeFolder), path],
    ['accessLog', given(options.accessLog || undefined), path],
    ['modules', given(options.modules), path],
    ['priority', given(options.priority), nice],
    ['cacheSize', given(options.cacheSize), size],
    ['trustedProxies', options.trustedProxies ?? [], network],
    ['service.listen', given(service?.listen), listener],
    ['service.instances', service?.instances ?? [], instance],
    ...options.sites.flatMap((site, index): Rule[] => [
      [`sites[${index}].hosts`, [...site.hosts, ...(site.aliases ?? [])], host],
      [`sites[${index}].instances`, site.instances, instance],
      [`sites[${index}].parameters`, site.parameters ?? [], name],
      [`sites[${index}].cookies`, site.cookies ?? [], name],
      [`sites[${index}].countryHeaders`, site.countryHeaders ?? [], name],
      [`sites[${index}].staticFolder`, given(site.staticFolder), path],
    ]),
  ];
}

/** @throws Error naming the option that cannot be written into a configuration */
export function checkOptions(options: FrontOptions): void {
  if (options.sites.length === 0) throw new Error('sites: a front needs a site');
  for (const [field, values, pattern] of rulesOf(options))
    for (const value of values)
      if (!pattern.test(String(value))) throw new Error(`${field}: "${value}" is not valid`);
  for (const [index, { hosts, instances }] of options.sites.entries()) {
    if (hosts.length === 0) throw new Error(`sites[${index}].hosts: a site needs a host`);
    if (instances.length === 0)
      throw new Error(`sites[${index}].instances: a site needs an instance`);
  }
  if (options.service?.instances.length === 0)
    throw new Error('service.instances: the service needs an instance');
  assertDistinctHosts(options);
}

function assertDistinctHosts({ sites }: FrontOptions): void {
  const seen = new Set<string>();
  for (const each of sites.flatMap(({ hosts, aliases = [] }) => [...hosts, ...aliases])) {
    if (seen.has(each)) throw new Error(`sites: the host "${each}" is there twice`);
    seen.add(each);
  }
}
