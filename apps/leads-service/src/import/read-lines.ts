/** The maximum bytes of a line: an entry's file has at most 4 MB. */
const lineBytes = 16 * 1024 * 1024;

/**
 * Splits a stream of UTF-8 into lines, with at most one of them in memory.
 *
 * @throws {Error} if a line is too long
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let [parts, size]: [Buffer[], number] = [[], 0];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString('utf8');
      [parts, size, start] = [[], 0, end + 1];
    }
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > lineBytes) throw new Error(`A line of the message exceeds ${lineBytes} bytes`);
  }
  if (size > 0) yield Buffer.concat(parts).toString('utf8');
}
