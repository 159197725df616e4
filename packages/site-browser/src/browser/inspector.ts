import { openInspector } from '@plaza/tracking/inspector';

openInspector();
