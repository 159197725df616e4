export { createProxy } from './create-proxy.ts';
export type { ProxyApp } from './may-store.ts';
