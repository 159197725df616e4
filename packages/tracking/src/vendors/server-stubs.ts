// Written by build/write-vendors.ts from the folders.
import type { ServerStub } from '../testing/server-stub.ts';
import { serverStub as bing } from './bing/server-stub.ts';
import { serverStub as google } from './google/server-stub.ts';
import { serverStub as meta } from './meta/server-stub.ts';
import type { Vendor } from './rows.ts';
import { serverStub as tiktok } from './tiktok/server-stub.ts';

/** Takes the place of each vendor's server in tests. */
export const serverStubs: Readonly<Partial<Record<Vendor, ServerStub>>> = {
  google,
  meta,
  bing,
  tiktok,
};
