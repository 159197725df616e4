export { figuredProducts as figures, priceProducts as price } from '@plaza/screens/lists';
