export { createClock, type TestClock } from './clock.ts';
export { createMemoryCookies, type MemoryCookies } from './memory-cookies.ts';
export { sixVendors } from './sixth-vendor/rows.ts';
export {
  createTransport,
  type RequestFate,
  type SentRequest,
  type TestTransport,
} from './transport.ts';
export { runVendorStub, type StubPage } from './vendor-stub.ts';
export { createViewability, type Viewability } from './viewability.ts';
