// Telling somebody whose eyes are elsewhere that it is their turn: by a sound,
// and by the system's notifications where they are allowed. Never what is asked.
import { t } from '../i18n/index.svelte';

const stored = 'ragtag:notices';

interface Wishes {
  sound: boolean;
  system: boolean;
}

function first(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(stored) ?? '{}') as Partial<Wishes>;
    return { sound: kept.sound === true, system: kept.system === true };
  } catch {
    return { sound: false, system: false };
  }
}

class Notices {
  private wishes = $state(first());
  refused = $state(false); // the browser does not allow notifications

  get sound(): boolean {
    return this.wishes.sound;
  }
  get system(): boolean {
    return this.wishes.system && 'Notification' in globalThis && Notification.permission === 'granted';
  }
  get possible(): boolean {
    return 'Notification' in globalThis;
  }

  private keep() {
    localStorage.setItem(stored, JSON.stringify(this.wishes));
  }

  setSound(on: boolean) {
    this.wishes.sound = on;
    this.keep();
    if (on) chime();
  }

  async setSystem(on: boolean) {
    this.refused = on && (await Notification.requestPermission()) !== 'granted';
    this.wishes.system = on && !this.refused;
    this.keep();
  }

  /** It is this person's turn. */
  turn() {
    if (document.visibilityState === 'visible' && document.hasFocus()) return;
    if (this.sound) chime();
    if (this.system) new Notification(t('app.name'), { body: t('notice.turn'), tag: 'ragtag-turn' });
  }
}

/** Two soft notes, made on the spot. */
function chime() {
  try {
    const audio = new AudioContext();
    [660, 880].forEach((pitch, i) => {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      const at = audio.currentTime + i * 0.18;
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, at);
      loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
      tone.connect(loud).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.42);
    });
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // no sound here
  }
}

export const notices = new Notices();
