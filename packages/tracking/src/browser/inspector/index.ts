export { openInspector } from './open-inspector.ts';
