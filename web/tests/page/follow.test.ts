import { describe, expect, it } from 'vitest';
import { Follow } from '../../src/table/follow.svelte';

/** A list as high as its lines, in a window of 100. */
function list() {
  const box = document.createElement('div');
  const size = { height: 300 };
  Object.defineProperty(box, 'clientHeight', { get: () => 100 });
  Object.defineProperty(box, 'scrollHeight', { get: () => size.height });
  const scroll = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
  };
  return { box, size, scroll };
}

describe('the newest line', () => {
  it('is followed until its reader goes back, and again at the end', () => {
    const { box, scroll } = list();
    const follow = new Follow();
    follow.attach(box);
    scroll(200);
    expect(follow.atEnd).toBe(true);
    scroll(50);
    expect(follow.atEnd).toBe(false);
    scroll(90);
    expect(follow.atEnd).toBe(false);
    scroll(200);
    expect(follow.atEnd).toBe(true);
  });

  it('is still followed when lines come between a step to the end and its event', () => {
    const { box, size, scroll } = list();
    const follow = new Follow();
    follow.attach(box);
    size.height = 500;
    scroll(200);
    expect(follow.atEnd).toBe(true);
  });

  it('stays in sight, as what is read does, when lines come above', async () => {
    const { box, size, scroll } = list();
    box.scrollTo = (({ top }: ScrollToOptions) => scroll(top!)) as typeof box.scrollTo;
    const follow = new Follow();
    follow.attach(box);
    scroll(20);
    await follow.keep(Promise.resolve().then(() => void (size.height = 1000)));
    expect(box.scrollTop).toBe(720);
    scroll(900);
    await follow.keep(Promise.resolve().then(() => void (size.height = 1500)));
    expect(box.scrollTop).toBe(1400);
    expect(follow.atEnd).toBe(true);
  });
});
