export { explainPlaces as explain } from '@plaza/screens/lists';
