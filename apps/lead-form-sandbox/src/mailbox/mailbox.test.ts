import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createMailbox } from './mailbox.ts';
import { openSmtpReceiver } from './smtp-receiver.ts';

const settings = {
  port: 0,
  origins: [],
  serviceUrl: 'http://127.0.0.1:1',
  leadsSecret: undefined,
  appsFolder: '/no/such/folder',
  smtpPort: 0,
  partnerSecrets: new Map(),
  conversionPartners: [],
};

describe('the mailbox of the sandbox', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    app = await buildApp(settings);
  });
  afterAll(() => app.close());

  const send = (mail: object) =>
    createTransport({ host: '127.0.0.1', port: app.smtpPort }).sendMail({
      from: 'no-reply@muestra.example',
      to: 'ana@correo.example',
      ...mail,
    });

  test('shows what it has received, newest first, with links to follow', async () => {
    await send({ subject: 'Primero', text: 'Hola ñ' });
    const link = 'https://muestra.example/confirmar/?token=a&b=c';
    await send({
      subject: 'Segundo <b>',
      text: `Abre\n${link}\n`,
      html: `<!doctype html><html><head><title>x</title></head><body><a href="${link}">ir</a></body></html>`,
    });
    const list = await app.inject('/mailbox');
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none';/);
    const links = [...list.body.matchAll(/href="(\/mailbox\/[^"]+)">([^<]*)</g)];
    expect(links.map(([, , subject]) => subject)).toEqual(['Segundo &lt;b&gt;', 'Primero']);
    const { body } = await app.inject(`${links[0]?.[1]}`);
    expect(body).toContain(
      '<a href="https://muestra.example/confirmar/?token=a&amp;b=c">https://muestra.example/confirmar/?token=a&amp;b=c</a>',
    );
    expect(body).toMatch(/<iframe[^>]*sandbox="[^"]*"[^>]*srcDoc="[^"]*base target/i);
    expect(body).not.toContain('allow-scripts');
    expect((await app.inject(`${links[1]?.[1]}`)).body).toContain('Hola ñ');
    expect((await app.inject('/mailbox/nothing')).statusCode).toBe(404);
  });

  test('keeps a limited number of emails, of a limited size', async () => {
    const mailbox = createMailbox(2);
    const receiver = await openSmtpReceiver(mailbox, 0);
    const transport = createTransport({ host: '127.0.0.1', port: receiver.port });
    const mail = { from: 'a@b.example', to: 'c@d.example' };
    for (const subject of ['1', '2', '3']) await transport.sendMail({ ...mail, subject });
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(['3', '2']);
    await expect(transport.sendMail({ ...mail, text: 'x\n'.repeat(200_000) })).rejects.toThrow();
    expect(mailbox.list()).toHaveLength(2);
    await receiver.close();
  });
});
