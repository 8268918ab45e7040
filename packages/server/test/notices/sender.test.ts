import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Reach } from '../../src/notices/addresses.ts';
import { CONNECT_LIMIT, makeSender, WHOLE_LIMIT, type SenderOptions } from '../../src/notices/sender.ts';
import { makeIdentity } from './certificate.ts';
import { handClock } from './clock.ts';
import { deadPort, isGenuine, startRaw, startReceiver, startSecureReceiver } from './receivers.ts';

const body = JSON.stringify({ notice: 'test', text: 'Grüße' });
const post = (url: string) => ({ id: 'delivery-1', url, secret: 'a secret', body });
const local = async () => ['127.0.0.1'];

const sendTo = (url: string, options: Partial<SenderOptions> = {}) =>
  makeSender({ reach: 'any', ...options })(post(url));

describe('a notice', () => {
  it('arrives whole and signed', async () => {
    const receiver = await startReceiver();
    const clock = handClock();
    expect(await sendTo(`${receiver.url}hook?key=1`, { clock })).toEqual({ kind: 'delivered', status: 200 });
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    expect(received).toMatchObject({ method: 'POST', path: '/hook?key=1', body });
    expect(received!.headers).toMatchObject({
      host: `127.0.0.1:${receiver.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'cordon-delivery': 'delivery-1',
      'cordon-signature': expect.stringContaining(`t=${Math.floor(clock.now() / 1000)},`) as string,
    });
    expect(isGenuine(received!, 'a secret')).toBe(true);
    expect(isGenuine(received!, 'another secret')).toBe(false);
    expect(isGenuine({ ...received!, body: `${body} ` }, 'a secret')).toBe(false);
    expect(clock.timers()).toBe(0);
  });

  it.each([201, 204, 400, 404, 410, 429, 500, 503])('meets an answer %i', async (status) => {
    const receiver = await startReceiver((response) => response.writeHead(status).end());
    const kind = status < 300 ? 'delivered' : 'answered';
    expect(await sendTo(receiver.url)).toEqual({ kind, status });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i)', async (status) => {
    const elsewhere = await startReceiver();
    const receiver = await startReceiver((response) =>
      response.writeHead(status, { location: elsewhere.url }).end(),
    );
    expect(await sendTo(receiver.url)).toEqual({ kind: 'redirected', status });
    expect(elsewhere.connections()).toBe(0);
  });
});

describe('a bad receiver', () => {
  it('does not make the sender wait for ever', async () => {
    const receiver = await startReceiver(() => {});
    const clock = handClock();
    const outcome = sendTo(receiver.url, { clock });
    await expect.poll(() => receiver.received.length).toBe(1);
    // The limit for connecting no longer counts.
    clock.advance(WHOLE_LIMIT - 1);
    expect(clock.timers()).toBe(1);
    clock.advance(1);
    expect(await outcome).toEqual({ kind: 'too-slow' });
  });

  it('that never stops to answer has answered', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(200);
      response.write('a');
    });
    const clock = handClock();
    const begun = Promise.withResolvers<unknown>();
    subscribe('http.client.response.finish', begun.resolve);
    onTestFinished(() => void unsubscribe('http.client.response.finish', begun.resolve));
    const outcome = sendTo(receiver.url, { clock });
    await begun.promise;
    expect(clock.timers()).toBe(1);
    clock.advance(WHOLE_LIMIT);
    expect(await outcome).toEqual({ kind: 'delivered', status: 200 });
  });

  it.each(['', 'HTTP/1.1 200 OK\r\n', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n', 'hello\r\n\r\n'])(
    'that says %j and drops the connection has not answered',
    async (text) => {
      const receiver = await startRaw((socket) => {
        socket.once('data', () => socket.end(text));
      });
      expect(await sendTo(receiver.url)).toEqual({ kind: 'no-answer' });
    },
  );

  it('that resets the connection has not answered', async () => {
    const receiver = await startRaw((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    expect(await sendTo(receiver.url)).toEqual({ kind: 'no-answer' });
  });

  it('that wants another protocol has not answered', async () => {
    const receiver = await startRaw((socket) => {
      const head = ['HTTP/1.1 101 Switching Protocols', 'connection: upgrade', 'upgrade: websocket', '', ''];
      socket.once('data', () => socket.write(head.join('\r\n')));
    });
    expect(await sendTo(receiver.url)).toEqual({ kind: 'no-answer' });
  });

  it('that sends a huge head has not answered', async () => {
    const receiver = await startRaw((socket) => {
      socket.once('data', () => socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`));
    });
    expect(await sendTo(receiver.url)).toEqual({ kind: 'no-answer' });
  });

  it('that breaks off in the body has answered', async () => {
    const receiver = await startRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf'));
    });
    expect(await sendTo(receiver.url)).toEqual({ kind: 'delivered', status: 200 });
  });

  it('that sends without end is cut', async () => {
    let sent = 0;
    let closed = 'no';
    const receiver = await startReceiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
      };
      response.on('drain', more).on('close', () => (closed = 'yes'));
      more();
    });
    expect(await sendTo(receiver.url, { clock: handClock() })).toEqual({ kind: 'delivered', status: 200 });
    await expect.poll(() => closed).toBe('yes');
    // What lies in the buffers of the sockets, not what the receiver would send.
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('that is not there is told', async () => {
    expect(await sendTo(`http://127.0.0.1:${await deadPort()}/`)).toEqual({ kind: 'no-connection' });
  });
});

describe('a secure connection', () => {
  const trust = (cert: string) => {
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, cert]);
    onTestFinished(() => setDefaultCACertificates(before));
  };
  const url = (port: number) => `https://hook.example:${port}/`;

  it('is made with a good certificate', async () => {
    const identity = makeIdentity('hook.example');
    trust(identity.cert);
    const receiver = await startSecureReceiver(identity);
    const outcome = await sendTo(url(receiver.port), { resolve: local });
    expect(outcome).toEqual({ kind: 'delivered', status: 200 });
    expect(receiver.received[0]?.body).toBe(body);
  });

  it('is not made with a certificate of somebody unknown', async () => {
    const receiver = await startSecureReceiver(makeIdentity('hook.example'));
    expect(await sendTo(url(receiver.port), { resolve: local })).toEqual({ kind: 'not-secure' });
    expect(receiver.received).toEqual([]);
  });

  it('is not made with a certificate of another name', async () => {
    const identity = makeIdentity('other.example');
    trust(identity.cert);
    const receiver = await startSecureReceiver(identity);
    expect(await sendTo(url(receiver.port), { resolve: local })).toEqual({ kind: 'not-secure' });
    expect(receiver.received).toEqual([]);
  });

  it('is not made with a receiver that speaks plainly', async () => {
    const receiver = await startReceiver();
    expect(await sendTo(url(receiver.port), { resolve: local })).toEqual({ kind: 'not-secure' });
  });

  it('is not waited for long', async () => {
    const receiver = await startRaw(() => {}, 'https');
    const clock = handClock();
    const outcome = sendTo(receiver.url, { clock });
    await expect.poll(receiver.connections).toBe(1);
    clock.advance(CONNECT_LIMIT);
    expect(await outcome).toEqual({ kind: 'too-slow' });
    expect(clock.timers()).toBe(0);
  });
});

describe('a private target', () => {
  const spellings = (port: number) => [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0177.1:${port}/`,
    `http://0x7f.0.0.1:${port}/`,
    `http://0:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
  ];

  it('is refused in every spelling', async () => {
    const receiver = await startReceiver();
    for (const url of spellings(receiver.port))
      expect(await sendTo(url, { reach: 'public' }), url).toEqual({ kind: 'bad-address' });
    expect(receiver.connections()).toBe(0);
  });

  it.each([
    [['127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '2606:4700::1111']],
    [['not an address']],
    [[]],
  ])('is refused by name, if it resolves to %j', async (addresses) => {
    const receiver = await startReceiver();
    const resolve = async () => addresses;
    const url = `http://hook.example:${receiver.port}/`;
    expect(await sendTo(url, { reach: 'public', resolve })).toEqual({ kind: 'no-address' });
    expect(receiver.connections()).toBe(0);
  });

  it('is refused as localhost by the real name servers', async () => {
    const receiver = await startReceiver();
    const url = `http://localhost:${receiver.port}/`;
    expect(await sendTo(url, { reach: 'public' })).toEqual({ kind: 'no-address' });
    expect(receiver.connections()).toBe(0);
  });

  it('is reached if the operator allows it', async () => {
    const receiver = await startReceiver();
    const url = `http://localhost:${receiver.port}/`;
    expect(await sendTo(url, { resolve: local })).toEqual({ kind: 'delivered', status: 200 });
  });
});

describe('a name', () => {
  it('is asked for once, and only its checked addresses are connected to', async () => {
    const receiver = await startReceiver();
    // Nobody but this resolver knows the name, and it would say something else the second time.
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return answers.shift() ?? [];
    };
    const outcome = await sendTo(`http://hook.example:${receiver.port}/`, { resolve });
    expect(outcome).toEqual({ kind: 'delivered', status: 200 });
    expect(asked).toEqual(['hook.example']);
    expect(receiver.received[0]?.headers.host).toBe(`hook.example:${receiver.port}`);
  });

  it('with several addresses is reached by one that answers', async () => {
    const receiver = await startReceiver();
    const resolve = async () => ['::1', '127.0.0.1'];
    const outcome = await sendTo(`http://hook.example:${receiver.port}/`, { resolve });
    expect(outcome).toEqual({ kind: 'delivered', status: 200 });
  });

  it('that cannot be found is told, whatever the reason', async () => {
    const reaches: readonly Reach[] = ['public', 'any'];
    for (const reach of reaches) {
      const resolve = () => Promise.reject(new Error('SERVFAIL'));
      expect(await sendTo('http://hook.example/', { reach, resolve })).toEqual({ kind: 'no-address' });
    }
  });

  it('that nobody answers for is not waited for long', async () => {
    const clock = handClock();
    const { promise: asked, resolve: ask } = Promise.withResolvers<AbortSignal>();
    const resolve = (_name: string, signal: AbortSignal) => {
      ask(signal);
      return new Promise<never>(() => {});
    };
    const outcome = sendTo('http://hook.example/', { clock, resolve });
    const signal = await asked;
    clock.advance(CONNECT_LIMIT);
    expect(await outcome).toEqual({ kind: 'no-address' });
    expect(signal.aborted).toBe(true);
    expect(clock.timers()).toBe(0);
  });
});
