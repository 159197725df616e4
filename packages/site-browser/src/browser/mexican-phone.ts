export { formatMexicanPhone } from '@plaza/i18n/formats';
