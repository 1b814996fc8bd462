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

/** Takes what the page has asked for already at a path, once; see first.ts. */
function early(path: string): Promise<Response> | undefined {
  const asked = globalThis.asked?.[path];
  delete globalThis.asked?.[path];
  return asked;
}

/** Sends a request; throws a Problem unless the answer is a success. */
export async function send(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await ((init?.method === undefined && early(path)) || fetch(path, init));
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

/** Posts JSON; resolves to the JSON answered, or undefined if there is none. */
export async function postJson<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
