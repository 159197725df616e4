import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html = `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Una página sin nada más que palabras</title>
<meta name="description" content="Lo que mide Lighthouse en esta máquina cuando la página no cuesta nada.">
<link rel="icon" href="data:,">
</head>
<body><main><h1>Una página</h1><p>Unas palabras.</p></main></body>
</html>`;

export type BarePage = { readonly address: string; readonly close: () => void };

/** Serves a static page without script, style or picture: what it scores is the machine's own share. */
export async function serveBarePage(): Promise<BarePage> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, headers).end(url === '/' ? html : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
