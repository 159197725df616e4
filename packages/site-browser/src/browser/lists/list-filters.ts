export { writeFilters as filters } from '@plaza/screens/lists';
