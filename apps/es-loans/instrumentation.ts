import { createInstrumentation } from '@plaza/site/instrumentation';
import { environment } from './env.ts';

export const { register, onRequestError } = createInstrumentation(environment);
