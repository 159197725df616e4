export type { CountedEvent, ServerStub } from '../testing/server-stub.ts';
export { serverStubs } from '../vendors/server-stubs.ts';
