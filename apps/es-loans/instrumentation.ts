export { register } from '@plaza/site/instrumentation';
