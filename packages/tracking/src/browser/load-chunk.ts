/** Fetches a chunk. Nothing where it is lost, e.g. after a deploy, which has been seen to (§4.4). */
export type LoadChunk = <Chunk>(chunk: () => Promise<Chunk>) => Promise<Chunk | undefined>;
