export { readTyped as read } from '@plaza/screens/tools';
