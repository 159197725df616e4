export { readLimited, readTyped as read } from '@plaza/screens/tools';
