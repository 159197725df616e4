import { addressLines, placeFile, type ShippedFile } from '@plaza/workspace/place-file';
import { placeFront } from './place-front.ts';

/**
 * Writes a shipped file with other addresses to standard output:
 * `place-cli.ts redis/redis.conf bind=127.0.0.1 port=6380`, or
 * `place-cli.ts nginx/nginx.conf folder=/srv/front 8080=… 8081=… 8082=… service=a:1,b:2`.
 */
function place([file = '', ...pairs]: readonly string[]): string {
  const given = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`"${pair}" is no <name>=<address>`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  if (file in addressLines) return placeFile(file as ShippedFile, given);
  if (file !== 'nginx/nginx.conf') throw new Error(`There is no shipped file "${file}"`);
  const { folder = '', 8080: visitors = '', 8081: purges = '', 8082: sites = '', ...apps } = given;
  const instances = Object.entries(apps).map(([app, text]) => [app, text.split(',')]);
  return placeFront({
    folder,
    listen: { 8080: visitors, 8081: purges, 8082: sites },
    instances: Object.fromEntries(instances),
  });
}

try {
  process.stdout.write(place(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
