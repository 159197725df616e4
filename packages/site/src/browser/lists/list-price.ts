export { priceProducts as price } from '@plaza/screens/lists';
