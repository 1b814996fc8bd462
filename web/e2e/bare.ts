// A browser with nothing attached to it but what slows it down. What tests otherwise attach takes a
// fifth of a second of a slow phone's time, which no real phone spends.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import base from '../playwright.config';

type Answer = {
  id?: number;
  result?: never;
  error?: { message: string };
  method?: string;
  params?: never;
};

/** A tab that has not been anywhere. */
export interface Tab {
  send: <T>(method: string, params?: object) => Promise<T>;
  /** The value of an expression, as JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

export class Bare {
  private readonly program: ChildProcess;
  private readonly home = mkdtempSync(join(tmpdir(), 'ragtag-bare-'));
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly heard = new Map<string, (params: never) => void>();
  private last = 0;

  constructor() {
    const { executablePath, args } = base.use!.launchOptions!;
    const flags = [
      '--headless',
      '--remote-debugging-pipe',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${this.home}`,
    ];
    this.program = spawn(executablePath!, [...args!, ...flags], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.program.once('close', () => this.giveUp('the browser has ended')); // after all that it has said
    let said = '';
    (this.program.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      const lines = (said + chunk.toString()).split('\0');
      said = lines.pop()!;
      for (const line of lines) {
        const answer = JSON.parse(line) as Answer;
        if (answer.method === 'Inspector.targetCrashed') this.giveUp('the page has crashed');
        else if (answer.method) this.heard.get(answer.method)?.(answer.params!);
        else this.waiting.get(answer.id ?? 0)?.(answer);
      }
    });
  }

  /** Nothing more is answered: who waits is told so, and does not wait without an end. */
  private giveUp(why: string): void {
    for (const answer of [...this.waiting.values()]) answer({ error: { message: why } });
  }

  private send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++this.last;
    (this.program.stdio[3] as Writable).write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((resolve, reject) =>
      this.waiting.set(id, ({ result, error }) => {
        this.waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result!);
      }),
    );
  }

  /** What comes with the next event of a kind. */
  once<T>(event: string): Promise<T> {
    return new Promise((resolve) =>
      this.heard.set(event, (params) => {
        this.heard.delete(event);
        resolve(params);
      }),
    );
  }

  /** A tab of somebody who has never been here. */
  async tab(width: number, height: number): Promise<Tab> {
    const { browserContextId } = await this.send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const send = <T>(method: string, params?: object) => this.send<T>(method, params, sessionId);
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    return {
      send,
      evaluate: async <T>(expression: string) => {
        const { result } = await send<{ result: { value: T } }>('Runtime.evaluate', {
          expression,
          returnByValue: true,
        });
        return result.value;
      },
      close: () => this.send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.program.once('exit', resolve));
    await this.send('Browser.close').catch(() => undefined); // it may have ended before it answers
    await ended;
    rmSync(this.home, { recursive: true, force: true });
  }
}
