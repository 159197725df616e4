/** A program that `start` and `dev` run, its port, and the variable that moves it (design §4). */
export type App = { name: string; folder: string; portVariable: string; port: number };

const appTable = {
  service: {
    name: 'leads-service',
    folder: 'apps/leads-service',
    portVariable: 'LEADS_SERVICE_PORT',
    port: 4000,
  },
  sites: [{ name: 'es-loans', folder: 'apps/es-loans', portVariable: 'ES_LOANS_PORT', port: 3000 }],
} as const satisfies { service: App; sites: readonly App[] };

/** The app with the port that the environment asks for; throws on a value that is no port. */
function withPort(app: App, environment: NodeJS.ProcessEnv): App {
  const value = environment[app.portVariable];
  if (value === undefined || value === '') return app;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${app.portVariable}=${value} is not a port (1 to 65535)`);
  return { ...app, port };
}

/** The service and the sites of this house, each with its port. */
export function readApps(environment: NodeJS.ProcessEnv): { service: App; sites: App[] } {
  return {
    service: withPort(appTable.service, environment),
    sites: appTable.sites.map((site) => withPort(site, environment)),
  };
}

export const addressOf = (app: App) => `http://127.0.0.1:${app.port}`;
