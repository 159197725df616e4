export { debtResults } from '@plaza/screens/tools';
