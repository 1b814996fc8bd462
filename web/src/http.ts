// Requests to the server, and its refusals as values: a Problem carries the
// server's code; the catalogue turns the code into a sentence.

declare global {
  var asked: Record<string, Promise<Response>> | undefined;
}

interface ProblemBody {
  code: string;
  status: number;
  details: Record<string, unknown>;
}

/** A refusal by the server, or "offline" if there was no answer at all. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(body: ProblemBody) {
    super(body.code);
    this.code = body.code;
    this.status = body.status;
    this.details = body.details;
  }
}

/** There was no answer at all. */
export const offline = () => new Problem({ code: 'offline', status: 0, details: {} });

async function problemOf(response: Response): Promise<Problem> {
  let details: Record<string, unknown> = {};
  try {
    details = (await response.json()) as Record<string, unknown>;
  } catch {
    // a refusal by something in between, without a body of ours
  }
  const code =
    typeof details.code === 'string' ? details.code : response.status === 404 ? 'not-found' : 'internal';
  return new Problem({ code, status: response.status, details });
}

/** The name of what is asked for ahead: a path, and who asks. */
export const aheadOf = (path: string, key?: string | null) => (key ? `${path} ${key}` : path);

/** Takes what the page has asked for already, once; see first.ts. */
function early(path: string, init?: RequestInit): Promise<Response> | undefined {
  const name = aheadOf(path, (init?.headers as Record<string, string> | undefined)?.['X-Ragtag-Key']);
  const asked = globalThis.asked?.[name];
  delete globalThis.asked?.[name];
  return asked;
}

/** Sends a request; throws a Problem unless the answer is a success. */
export async function send(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await ((init?.method === undefined && early(path, init)) || fetch(path, init));
  } catch {
    throw offline();
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The JSON at a path. */
export async function getJson<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await (await send(path, { headers: { Accept: 'application/json', ...headers } })).json()) as T;
}

// Every POST has a key of its own, under which the server carries it out once. So a request
// without an answer is sent again; and if somebody gives up waiting and repeats it, it is
// still the same request.

/** When a request without an answer is sent again, in milliseconds. */
const again = [400, 1600];

/** How long the key of a request that never got an answer is remembered, in milliseconds. */
const remembered = 5 * 60_000;

const lost = new Map<string, { key: string; until: number }>();

/** Twenty random bytes, as text. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a refusal may have come from something between here and the server, which did the work. */
const unheard = (problem: unknown) => problem instanceof Problem && [0, 502, 504].includes(problem.status);

/** Sends a request that changes something; resolves to the text of the answer. */
async function post(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<string> {
  const what = JSON.stringify([path, init.headers, init.body]);
  const before = lost.get(what);
  const key = before && before.until > Date.now() ? before.key : newKey();
  lost.delete(what);
  const headers = { ...init.headers, 'Idempotency-Key': key };
  for (let tried = 0; ; tried++) {
    try {
      const response = await send(path, { ...init, method: 'POST', headers });
      return await response.text().catch(() => Promise.reject(offline()));
    } catch (problem) {
      if (!unheard(problem)) throw problem;
      if (tried === again.length) {
        lost.set(what, { key, until: Date.now() + remembered });
        throw problem;
      }
    }
    await new Promise((done) => setTimeout(done, again[tried]));
  }
}

/** Posts JSON; resolves to the JSON answered, or undefined if there is none. */
export async function postJson<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  more: RequestInit = {},
): Promise<T> {
  const text = await post(path, {
    ...more,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
