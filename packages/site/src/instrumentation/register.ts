/** `register` of an app's `instrumentation.ts`: runs once, before the first request. */
export async function register(): Promise<void> {
  // biome-ignore-start lint/style/noProcessEnv: Next writes the literals here when it compiles the app
  // Next compiles this for a runtime without Node's modules too, and never runs that.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startInstruments } = await import('./start-instruments.ts');
  await startInstruments({ pagesAreRead: process.env.NODE_ENV !== 'development' });
  // biome-ignore-end lint/style/noProcessEnv: the rest asks no environment
}
