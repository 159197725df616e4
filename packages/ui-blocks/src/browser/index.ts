export { attachVideos } from '../blocks/video-embed/attach-videos.ts';
