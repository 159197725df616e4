export { runVendorStub, type StubPage } from './vendor-stub.ts';
