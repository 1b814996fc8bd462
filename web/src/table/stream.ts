// The live line to the server. The browser resumes it by itself, with the id of
// the last frame; where it gives up (the server answered with an error), it is
// opened again after a while. Frames that came twice do no harm.
import { streamOf, type Frame, type Known, type Lang } from '../api';

interface Listener {
  /** What need not be sent again. */
  known(): Known;
  frame(frame: Frame): void;
  /** Whether the line is up. */
  up(isUp: boolean): void;
  /** The server has refused the line; it is tried again. */
  refused?(): void;
}

const retryAfter = 3000;

/** Listens to a table in a language until the function returned is called. */
export function listen(id: string, key: string | null, lang: Lang, to: Listener): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(streamOf(id, key, to.known(), lang));
    source.addEventListener('open', () => to.up(true));
    source.addEventListener('frame', (event) => {
      to.up(true);
      to.frame(JSON.parse((event as MessageEvent<string>).data) as Frame);
    });
    source.addEventListener('error', () => {
      to.up(false);
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, retryAfter);
      to.refused?.();
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
