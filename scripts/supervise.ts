import { readApps } from './apps.ts';
import { type Fleet, fleetEnvironment, printAddresses, startFleet } from './fleet.ts';
import { assertPortsFree } from './ports.ts';
import { Processes } from './processes.ts';
import { onShutdown } from './shutdown.ts';

type Launch = Pick<Fleet, 'serviceArgs' | 'siteArgs' | 'importArgs'> & {
  /** What must be done once before anything starts, such as the build. */
  prepare: () => void;
  /** Starts what runs beside the service and the sites, such as watchers. */
  beside?: (fleet: Fleet) => void;
};

/** Runs the service and the sites until a signal or a failure ends them; never leaves one behind. */
export async function supervise({ prepare, beside, ...launch }: Launch): Promise<void> {
  const { service, sites } = readApps(process.env);
  await assertPortsFree([service, ...sites]);
  prepare();
  const processes = new Processes((message) => void end(message, 1));
  const end = async (message: string, code: number) => {
    console.error(`\nStopping: ${message}`);
    await processes.stop();
    process.exit(code);
  };
  onShutdown((reason) => void end(reason, 0));
  const fleet = { ...launch, processes, service, sites, env: fleetEnvironment(service, sites) };
  beside?.(fleet);
  try {
    await startFleet(fleet);
    printAddresses(fleet);
  } catch (error) {
    await end(error instanceof Error ? error.message : String(error), 1);
  }
}

/** Prints the message of what went wrong, not its stack, and ends with exit code 1. */
export function failPlainly(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
