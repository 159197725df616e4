export { ConsentBanner, ConsentDialog, ConsentManagerProvider } from '@c15t/react';
