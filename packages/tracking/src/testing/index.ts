export { vendorStubs } from '../vendors/stubs.ts';
export { createClock, type TestClock } from './clock.ts';
export { createMemoryCookies, type MemoryCookies } from './memory-cookies.ts';
export {
  createTransport,
  type RequestFate,
  type SentRequest,
  type TestTransport,
} from './transport.ts';
export { runVendorStub, type StubPage, type VendorStub } from './vendor-stub.ts';
export { createViewability, type Viewability } from './viewability.ts';
