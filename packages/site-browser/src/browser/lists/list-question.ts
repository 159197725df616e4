export { writeQuestion as question } from '@plaza/screens/lists';
