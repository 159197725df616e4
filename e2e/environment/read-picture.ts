/** Type, width and height in the header of a PNG. */
export async function readPicture(address: string) {
  const response = await fetch(address);
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    policy: response.headers.get('cross-origin-resource-policy'),
    type: response.headers.get('content-type'),
    size: [body.readUInt32BE(16), body.readUInt32BE(20)],
    body,
  };
}
