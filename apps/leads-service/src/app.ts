import { createWorkScheduler, type WorkScheduler } from '@plaza/contract/process';
import { FLOWS } from '@plaza/flows';
import type { Traces } from '@plaza/metrics/traces';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerApplicationRoutes } from './applications/application-routes.ts';
import type { Keyring } from './applications/encryption/keyring.ts';
import { openKeyring } from './applications/encryption/open-keyring.ts';
import type { Flows } from './applications/flow-answers.ts';
import type { Outbox } from './applications/outbox/outbox.ts';
import { registerOutbox } from './applications/outbox/register-outbox.ts';
import { registerClickRoute } from './clicks/click-route.ts';
import { type AnswerReader, createAnswerReader } from './content/answer-reader.ts';
import { registerReadRoutes } from './content/content-routes.ts';
import { type ContentVersions, createContentVersions } from './content/content-versions.ts';
import { createVersionListener, type VersionListener } from './content/version-listener.ts';
import { createWebsiteFacts, type WebsiteFactsReader } from './content/website-facts.ts';
import { requireWebsite, websiteBase } from './content/website-scope.ts';
import { registerConversions } from './conversions/register-conversions.ts';
import { countFailures } from './dashboard/count-failures.ts';
import { registerDashboard } from './dashboard/register-dashboard.ts';
import type { Database } from './database/database.ts';
import { registerDraftApi } from './editor/draft-api/register-draft-api.ts';
import { registerControlSocket } from './embedded/control/control-server.ts';
import type { Settings } from './env.ts';
import { registerHttp } from './http/register-http.ts';
import { type LogDestination, serverOptions } from './http/server-options.ts';
import { createWriteHealth, type WriteHealth } from './http/write-health.ts';
import { registerImportRoute } from './import/import-route.ts';
import { registerLeadRoute } from './leads/lead-route.ts';
import type { ServiceMetrics } from './metrics/service-metrics.ts';
import { traceRequests } from './metrics/trace-requests.ts';
import { registerDescription, registerDocs } from './openapi/register-openapi.ts';
import { registerPictures } from './pictures/picture-route.ts';
import { registerPublishing } from './publishing/register-publishing.ts';
import { registerRetention } from './retention/register-retention.ts';
import { warnUnnotified } from './revalidation/warn-unnotified.ts';
import { registerSearchIndex } from './search/register-search-index.ts';
import { registerSearch } from './search/search-route.ts';
import { registerVendorEvents } from './vendor-events/register-vendor-events.ts';
import { registerWriteRoutes } from './writes/write-routes.ts';
import { createWriters, PARALLEL_GROUPS, type Writers } from './writes/writers.ts';

export interface AppOptions {
  readonly database: Database;
  readonly settings: Settings;
  /** The flows that applications follow; default: those of the sites. */
  readonly flows?: Flows;
  /** Default: the standard output. */
  readonly logTo?: LogDestination;
  /** Counts the work of the service; by default nothing does. */
  readonly metrics?: ServiceMetrics | undefined;
  /** Makes a span of each request; by default nothing does. */
  readonly traces?: Pick<Traces, 'serve'> | undefined;
}

/** Services shared by the plugins. */
export interface AppServices extends Omit<AppOptions, 'flows' | 'logTo' | 'metrics' | 'traces'> {
  /** The known websites and their current content versions. */
  readonly contentVersions: ContentVersions;
  /** Reads the answer of any GET operation, cached if possible. */
  readonly readAnswer: AnswerReader;
  readonly writers: Writers;
  readonly readFacts: WebsiteFactsReader;
  /** Encrypts and decrypts personal values. */
  readonly keyring: Keyring;
}

/** Builds the service without listening, so that tests can `inject` requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const scheduler = createWorkScheduler(maxTurns);
  const keyring = await openKeyring(options.database, options.settings);
  const token = options.settings.dashboardToken;
  const failures = token ? countFailures() : undefined;
  const { directUrl } = options.database;
  const versionListener = directUrl ? createVersionListener(directUrl) : undefined;
  const writeHealth = createWriteHealth(options.database.writes);
  const services = createServices({ ...options, keyring, writeHealth }, scheduler, versionListener);
  const app: FastifyInstance = Fastify(
    serverOptions(
      options.settings,
      {
        onOverload() {
          options.metrics?.onOverload();
          failures?.onOverload();
          app.logRefusal({ problem: 'overloaded', message: 'Rejected before it was read' });
        },
        onArrival: scheduler.noteArrival,
      },
      options.logTo,
    ),
  );
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  options.metrics?.watch(app, services);
  if (options.traces) traceRequests(app, options.traces);
  failures?.watch(app);
  await registerDescription(app);
  await registerHttp(app, { ...options, writeHealth });
  await registerDocs(app);
  const searchIndex = registerSearchIndex(app, options.database);
  registerControlSocket(app, { ...services, searchIndex });
  registerPublishing(app, { ...services, searchIndex });
  registerRetention(app, { ...services, onRetention: options.metrics?.onRetention });
  warnUnnotified(app, options.settings);
  const outbox = registerOutbox(app, services);
  const flows = options.flows ?? FLOWS;
  const onVendorEvents = registerVendorEvents(app, { ...services, flows });
  app.addHook('onListen', async () => versionListener?.start());
  app.addHook('onClose', async () => versionListener?.close());
  app.addHook('onClose', () => services.writers.idle());
  await app.register(
    (scope) =>
      registerWebsite(scope, {
        ...services,
        outbox,
        onVendorEvents,
        flows,
      }),
    {
      prefix: websiteBase,
    },
  );
  await registerLeadRoute(app, { ...services, onVendorEvents });
  await registerClickRoute(app, { ...services, onVendorEvents });
  await registerConversions(app, services);
  await registerImportRoute(app, { ...services, searchIndex });
  if (options.settings.editor) {
    // Its login takes a tenth of a second to load, and most services have none.
    const { registerEditor } = await import('./editor/register-editor.ts');
    await registerEditor(app, { ...services, searchIndex }, options.settings.editor);
  }
  await registerDraftApi(app, services);
  await registerDashboard(app, {
    ...{ token, failures, database: services.database },
    partners: options.settings.conversionPartners,
  });
  await app.ready();
  return app;
}

/**
 * Writing a group of 256 rows takes at least 30 ms; rejecting as many connections takes half of
 * that.
 */
const maxTurns = 128;

function createServices(
  options: AppOptions & { readonly keyring: Keyring; readonly writeHealth: WriteHealth },
  scheduler: WorkScheduler,
  versionListener: VersionListener | undefined,
): AppServices {
  return {
    ...options,
    contentVersions: createContentVersions(options.database, versionListener),
    readAnswer: createAnswerReader(options.database),
    writers: createWriters(options.database.writes, {
      ...{ keyring: options.keyring, scheduler },
      onGroup(kind, group) {
        options.writeHealth.onGroup(group);
        options.metrics?.onGroup(kind, group);
      },
      parallel: options.database.engine === 'postgres' ? PARALLEL_GROUPS : 1,
    }),
    readFacts: createWebsiteFacts(options.database),
  };
}

/** Everything under `/website/{id}/api` (§7). */
async function registerWebsite(
  scope: FastifyInstance,
  services: AppServices & {
    readonly outbox: Outbox;
    readonly onVendorEvents: () => void;
    readonly flows: Flows;
  },
) {
  requireWebsite(scope, services.contentVersions);
  registerReadRoutes(scope, services);
  registerPictures(scope, services.database);
  registerSearch(scope, services.database);
  await registerWriteRoutes(scope, services);
  const { orm, writes } = services.database;
  await registerApplicationRoutes(scope, { ...services, orm, writes }, services.settings);
}
