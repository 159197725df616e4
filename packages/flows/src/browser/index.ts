export { checkEmail } from '../core/check-email.ts';
