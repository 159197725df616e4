export { compareProducts as compare } from '@plaza/screens/lists';
