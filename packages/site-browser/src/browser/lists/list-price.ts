export {
  figuredProducts as figures,
  listFormats as formats,
  priceProducts as price,
} from '@plaza/screens/lists';
