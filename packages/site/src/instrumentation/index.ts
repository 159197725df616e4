export { createInstrumentation } from './create-instrumentation.ts';
