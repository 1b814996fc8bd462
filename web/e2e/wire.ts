// Everything that reaches a browser: it calls a server in between, which passes
// all on as it is and takes it down with the times.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the server; a stream has many pieces. */
export interface Sent {
  method: string;
  path: string;
  keyed: boolean; // asked for with the key of a seat
  status: number;
  headers: string;
  pieces: { at: number; bytes: Buffer }[];
}

export class Wire {
  readonly sent: Sent[] = [];
  readonly address: string;
  readonly #close: () => void;

  constructor(address: string, close: () => void) {
    this.address = address;
    this.#close = close;
  }

  /** A page of the server, as it is reached over this wire. */
  over(page: string): string {
    return this.address + page.replace(/^https?:\/\/[^/]+/, '');
  }

  close(): void {
    this.#close();
  }
}

export const bodyOf = (sent: Sent): string => Buffer.concat(sent.pieces.map((p) => p.bytes)).toString();

/** Whether an answer holds frames of a table. */
const isStream = (sent: Sent) => /^\/api\/tables\/[^/]+\/stream\b/.test(sent.path);
const isLook = (sent: Sent) => sent.method === 'GET' && /^\/api\/tables\/[^/?]+(\?|$)/.test(sent.path);

export interface Framed {
  at: number;
  keyed: boolean; // sent to a key, not to somebody without a seat
  seq: number;
  text: string;
}

/** The frames among what was sent, as they were written, oldest first. */
export function framesOf(sent: Sent[]): Framed[] {
  const frames: Framed[] = [];
  const add = (to: Sent, at: number, text: string) =>
    frames.push({
      at,
      text,
      keyed: to.keyed,
      seq: (JSON.parse(text) as { seq: number }).seq,
    });
  for (const s of sent) {
    if (s.status !== 200) continue;
    if (isLook(s)) add(s, s.pieces[0]!.at, bodyOf(s));
    if (!isStream(s)) continue;
    let rest = '';
    for (const piece of s.pieces) {
      rest += piece.bytes.toString('latin1'); // one letter a byte: a piece may end within a letter
      const events = rest.split('\n\n');
      rest = events.pop()!;
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) add(s, piece.at, Buffer.from(data, 'latin1').toString());
      }
    }
  }
  return frames.sort((a, b) => a.seq - b.seq);
}

/** What was sent beside frames. */
export const restOf = (sent: Sent[]): Sent[] => sent.filter((s) => !isStream(s) && !isLook(s));

/** Puts a wire between a browser and the server at an address. */
export async function tap(address: string): Promise<Wire> {
  const agent = new Agent({ keepAlive: true });
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const headers = { ...from.headers };
    delete headers['accept-encoding']; // what is taken down can be read
    const sent: Sent = {
      method: from.method!,
      path: from.url!,
      keyed: 'x-ragtag-key' in from.headers,
      status: 0,
      headers: '',
      pieces: [],
    };
    const on = request(address + from.url, { agent, method: from.method, headers }, (answer) => {
      Object.assign(sent, { status: answer.statusCode, headers: answer.rawHeaders.join('\n') });
      wire.sent.push(sent);
      to.writeHead(answer.statusCode!, answer.headers);
      answer.on('data', (bytes: Buffer) => sent.pieces.push({ at: performance.now(), bytes }));
      answer.pipe(to);
    });
    on.on('error', () => to.destroy());
    to.on('close', () => on.destroy());
    from.pipe(on);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const wire = new Wire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  return wire;
}
