export { followTcf } from '@plaza/consent/store';
