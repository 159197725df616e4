export { type AppKind, appKinds, writableFolders } from './app-kinds.ts';
export { type CommandPort, imageCommand } from './image-command.ts';
export { type WrittenImage, writeImage } from './write-image.ts';
