import { type App, chooseSites, readApps } from '@plaza/workspace/apps';
import { assertPortsFree } from '@plaza/workspace/ports';
import { Processes } from '@plaza/workspace/processes';
import { startBuild, untilCoreIsFree } from './build.ts';
import { previewPorts } from './editor.ts';
import { assertNginx, environmentBehind, portsBehind } from './front.ts';
import { printAddresses, type Services, servicesEnvironment, startServices } from './services.ts';
import { onShutdown } from './shutdown.ts';

type Launch = Pick<
  Services,
  | 'serviceArgs'
  | 'leadFormArgs'
  | 'siteArgs'
  | 'importArgs'
  | 'editorArgs'
  | 'ownerArgs'
  | 'withPreviews'
> & {
  /** Names or folders of the sites to run; all by default. */
  siteNames: readonly string[];
  /** Packages and apps to build before anything starts, as turbo filters. Default: what runs. */
  buildFilter?: readonly string[];
  /** Whether nginx is started before each site. */
  withFronts?: boolean;
  /** Starts additional programs beside the service and the sites, such as watchers. */
  beside?: (services: Services) => void;
};

/**
 * Builds, then runs the service and the sites until a signal or a failure; leaves no process
 * behind.
 */
export async function supervise(options: Launch): Promise<void> {
  const { siteNames, withFronts = false, buildFilter, beside, ...launch } = options;
  const all = readApps(process.env);
  const apps = { ...all, sites: chooseSites(all.sites, siteNames) };
  if (withFronts) assertNginx();
  const behind = withFronts ? portsBehind(apps.sites) : [];
  const previews = launch.withPreviews ? previewPorts(apps) : [];
  await assertPortsFree([
    ...[apps.service, apps.leadForm, apps.editor],
    ...[...apps.sites, ...behind, ...previews],
  ]);
  let ending = false;
  const end = async (message: string, code: number) => {
    if (ending) return;
    ending = true;
    console.error(`\nStopping: ${message}`);
    await processes.stop();
    process.exit(code);
  };
  const processes = new Processes((message) => void end(message, 1));
  onShutdown((reason) => void end(reason, 0));
  try {
    console.log('Building what has changed…');
    const build = startBuild(processes, buildFilter ?? filtersOf(apps));
    await untilCoreIsFree(build, apps.sites);
    const env = {
      ...(await servicesEnvironment({ ...apps, withPreviews: launch.withPreviews })),
      ...(withFronts && (await environmentBehind(apps.sites))),
    };
    const services = { ...launch, ...apps, withFronts, processes, build, env };
    const [owner] = await Promise.all([startServices(services), build.whole]);
    // Watchers build too, so they come after the build.
    beside?.(services);
    printAddresses(services, owner);
  } catch (error) {
    await end(error instanceof Error ? error.message : String(error), 1);
  }
}

const filtersOf = ({ service, leadForm, editor, sites }: ReturnType<typeof readApps>): string[] =>
  [service, leadForm, editor, ...sites].map(({ folder }: App) => `--filter=./${folder}`);

/** Prints the error's message, without its stack, and exits with code 1. */
export function failPlainly(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
