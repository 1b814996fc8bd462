// The live line to the server: Server-Sent Events, read by fetch, because an
// EventSource can send no header and would need the key in its address. A line
// that ends is opened again after a while, with the id of the last frame; frames
// that came twice do no harm. What comes in one piece is handed over without a break,
// so that a page that was slow shows the last of it and not each.
import { streamOf, withKey, type Frame, type Known, type Lang } from '../api';
import { apart } from '../later.svelte';

interface Listener {
  /** What need not be sent again. */
  known(): Known;
  frame(frame: Frame): void;
  /** Whether the line is up. */
  up(isUp: boolean): void;
  /** The server has refused the line; it is tried again. */
  refused?(): void;
}

/** After how long a line is opened again, in milliseconds: not all at once when a server stops. */
const retryAfter = 1500;
const spread = 2000;

/** How long a line may be silent; the server says something every 25 seconds. */
const silence = 70_000;

/** Listens to a table in a language until the function returned is called. */
export function listen(id: string, key: string | null, lang: Lang, to: Listener): () => void {
  let ended = false;
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  const heard = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => line?.abort(), silence);
  };
  const open = async () => {
    line = new AbortController();
    let refused = false;
    try {
      const response = await fetch(streamOf(id, to.known(), lang), {
        headers: {
          Accept: 'text/event-stream',
          ...withKey(key),
          ...(last ? { 'Last-Event-ID': last } : {}),
        },
        cache: 'no-store',
        signal: line.signal,
      });
      refused = !response.ok;
      if (response.ok && response.body && !ended) {
        to.up(true);
        heard();
        for await (const events of eventsOf(response.body)) {
          if (ended) break;
          heard();
          const frames: Frame[] = [];
          for (const event of events) {
            if (event.id) last = event.id;
            if (event.name === 'frame') frames.push(JSON.parse(event.data) as Frame);
          }
          if (frames.length === 0) continue;
          await new Promise<void>(apart);
          if (ended) break;
          to.up(true);
          frames.forEach(to.frame);
        }
      }
    } catch {
      // the line is lost, or was ended here
    }
    clearTimeout(watchdog);
    line.abort();
    if (ended) return;
    to.up(false);
    timer = setTimeout(() => void open(), retryAfter + Math.random() * spread);
    if (refused) to.refused?.();
  };
  void open();
  return () => {
    ended = true;
    clearTimeout(timer);
    clearTimeout(watchdog);
    line?.abort();
  };
}

interface Event {
  id: string;
  name: string;
  data: string;
}

/** The events of a stream, those that come in one piece together; one without a name says only that the line is up. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const events: Event[] = [];
      for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
        const event: Event = { id: '', name: '', data: '' };
        for (const line of text.slice(0, end).split('\n')) {
          const colon = line.indexOf(': ');
          const [field, value] = [line.slice(0, colon), line.slice(colon + 2)];
          if (field === 'id') event.id = value;
          else if (field === 'event') event.name = value;
          else if (field === 'data') event.data = value;
        }
        events.push(event);
      }
      if (events.length > 0) yield events;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
