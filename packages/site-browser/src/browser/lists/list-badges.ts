export { writeBadges as badges } from '@plaza/screens/lists';
