/** Loads a chunk. Undefined if that fails, e.g. after a deploy, which the loader handles (§4.4). */
export type LoadChunk = <Chunk>(chunk: () => Promise<Chunk>) => Promise<Chunk | undefined>;
