import { type LocalServer, serveLocally } from '@plaza/testing';

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

/** Serves a static page without scripts, styles or images: its score is the machine's own share. */
export function serveBarePage(): Promise<LocalServer> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return serveLocally(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, headers).end(url === '/' ? html : '');
  });
}
