export { default } from './.plaza/next.config.ts';
