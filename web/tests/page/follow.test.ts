import { describe, expect, it } from 'vitest';
import { afterPicture } from '../../src/later.svelte';
import { Follow } from '../../src/table/follow.svelte';

/** A list as high as its lines, in a window of 100. */
function list() {
  const box = document.createElement('div');
  const size = { height: 300, read: 0 };
  Object.defineProperty(box, 'clientHeight', { get: () => 100 });
  Object.defineProperty(box, 'scrollHeight', { get: () => (size.read++, size.height) });
  const move = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
  };
  const scroll = async (top: number) => {
    move(top);
    await picture();
  };
  box.scrollTo = (({ top }: ScrollToOptions) => move(top!)) as typeof box.scrollTo;
  return { box, size, move, scroll };
}

const picture = () => new Promise<void>((go) => afterPicture(go));

describe('the newest line', () => {
  it('is followed until its reader goes back, and again at the end', async () => {
    const { box, scroll } = list();
    const follow = new Follow();
    follow.attach(box);
    await scroll(200);
    expect(follow.atEnd).toBe(true);
    await scroll(50);
    expect(follow.atEnd).toBe(false);
    await scroll(90);
    expect(follow.atEnd).toBe(false);
    await scroll(200);
    expect(follow.atEnd).toBe(true);
  });

  it('is still followed when lines come between a step to the end and its event', async () => {
    const { box, size, scroll } = list();
    const follow = new Follow();
    follow.attach(box);
    size.height = 500;
    await scroll(200);
    expect(follow.atEnd).toBe(true);
  });

  it('stays in sight, as what is read does, when lines come above', async () => {
    const { box, size, scroll } = list();
    const follow = new Follow();
    follow.attach(box);
    await scroll(20);
    await follow.keep(Promise.resolve().then(() => void (size.height = 1000)));
    expect(box.scrollTop).toBe(720);
    await scroll(900);
    await follow.keep(Promise.resolve().then(() => void (size.height = 1500)));
    await picture();
    expect(box.scrollTop).toBe(1400);
    expect(follow.atEnd).toBe(true);
  });

  it('is not looked for before a picture, which lays the list out', async () => {
    const { size, box, move } = list();
    const follow = new Follow();
    follow.attach(box);
    move(50);
    move(40);
    expect(size.read).toBe(0);
    await picture();
    expect(size.read).toBeGreaterThan(0);
    expect(follow.atEnd).toBe(true);
    move(30);
    await picture();
    expect(follow.atEnd).toBe(false);
  });

  it('leaves whoever goes back as it comes', async () => {
    const { size, box, move, scroll } = list();
    const follow = new Follow();
    follow.attach(box);
    await scroll(200);
    follow.toEndSoon();
    move(50);
    size.height = 500;
    await picture();
    expect(box.scrollTop).toBe(50);
    expect(follow.atEnd).toBe(false);
  });
});
