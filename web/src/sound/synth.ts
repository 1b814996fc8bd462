// The sounds, made at the moment they are heard: tones and noise, no recordings.
import type { Sound } from './kinds';

let context: AudioContext | undefined;
let out: GainNode | undefined;
let hum: { gain: GainNode } | undefined;
let hiss: AudioBuffer | undefined;

/** The context, which a browser lets sound once something was pressed. */
function ready(): { context: AudioContext; out: GainNode } {
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
    const wake = () => void context!.resume();
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
  }
  if (context.state === 'suspended') void context.resume();
  return { context, out };
}

/** Sets how loud all of it is, from 0 to 1, and whether the room hums. */
export function tune(level: number, room: boolean): void {
  const { context, out } = ready();
  out.gain.setTargetAtTime(level * level, context.currentTime, 0.05);
  if (room && !hum) {
    const gain = context.createGain();
    const low = context.createOscillator();
    low.frequency.value = 40;
    gain.gain.value = 0;
    low.connect(gain).connect(out);
    low.start();
    hum = { gain };
  }
  hum?.gain.gain.setTargetAtTime(room ? 0.16 : 0, context.currentTime, 0.4);
}

interface Tone {
  hz: number;
  to?: number; // where it glides
  at?: number; // seconds from now
  for: number;
  gain?: number;
  type?: OscillatorType;
}

function tone({ hz, to, at = 0, for: length, gain = 0.2, type = 'sine' }: Tone): void {
  const { context, out } = ready();
  const begin = context.currentTime + at;
  const [voice, loud] = [context.createOscillator(), context.createGain()];
  voice.type = type;
  voice.frequency.setValueAtTime(hz, begin);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  loud.gain.setValueAtTime(0, begin);
  loud.gain.linearRampToValueAtTime(gain, begin + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loud).connect(out);
  voice.start(begin);
  voice.stop(begin + length + 0.02);
}

interface Noise {
  hz: number; // the middle of what is let through
  at?: number;
  for: number;
  gain?: number;
  width?: number;
  pan?: boolean; // from left to right
}

function noise({ hz, at = 0, for: length, gain = 0.2, width = 1, pan = false }: Noise): void {
  const { context, out } = ready();
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  const begin = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  filter.Q.value = width;
  const loud = context.createGain();
  loud.gain.setValueAtTime(gain, begin);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const way = context.createStereoPanner();
  if (pan) {
    way.pan.setValueAtTime(-0.9, begin);
    way.pan.linearRampToValueAtTime(0.9, begin + length);
  }
  source.connect(filter).connect(loud).connect(way).connect(out);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

const made: Record<Sound, () => void> = {
  turn() {
    tone({ hz: 220, for: 0.5, gain: 0.22 });
    tone({ hz: 277, at: 0.22, for: 0.7, gain: 0.22 });
  },
  you() {
    tone({ hz: 330, for: 0.14, gain: 0.18, type: 'triangle' });
    tone({ hz: 330, at: 0.18, for: 0.2, gain: 0.18, type: 'triangle' });
  },
  card() {
    noise({ hz: 3200, for: 0.04, gain: 0.22, width: 0.7 });
  },
  help() {
    tone({ hz: 392, to: 494, for: 0.13, gain: 0.2, type: 'triangle' });
  },
  harm() {
    tone({ hz: 392, to: 294, for: 0.18, gain: 0.2, type: 'triangle' });
  },
  pass() {
    tone({ hz: 196, for: 0.9, gain: 0.18 });
    tone({ hz: 294, for: 0.9, gain: 0.18 });
  },
  partial() {
    tone({ hz: 196, for: 0.7, gain: 0.18 });
    tone({ hz: 247, for: 0.5, gain: 0.12 });
  },
  fail() {
    tone({ hz: 131, for: 0.9, gain: 0.2 });
    tone({ hz: 139, for: 0.9, gain: 0.2 });
  },
  die() {
    for (const at of [0, 0.13, 0.3]) noise({ hz: 1800, at, for: 0.03, gain: 0.3, width: 4 });
  },
  raider() {
    noise({ hz: 900, for: 0.42, gain: 0.3, width: 2, pan: true });
  },
  hit() {
    tone({ hz: 90, to: 45, for: 0.28, gain: 0.5 });
    noise({ hz: 300, for: 0.16, gain: 0.3 });
  },
  lost() {
    tone({ hz: 80, to: 36, for: 0.4, gain: 0.5 });
    noise({ hz: 420, for: 1.1, gain: 0.4, width: 0.5 });
  },
  step() {
    noise({ hz: 5200, for: 0.03, gain: 0.3, width: 9 });
    tone({ hz: 1240, for: 0.06, gain: 0.05, type: 'square' });
  },
  jump() {
    tone({ hz: 70, to: 620, for: 0.85, gain: 0.24, type: 'triangle' });
    tone({ hz: 98, at: 0.97, for: 1.4, gain: 0.34 }); // after a silence of 90 ms
    tone({ hz: 196, at: 0.97, for: 0.8, gain: 0.1 });
  },
  cylon() {
    tone({ hz: 160, to: 520, for: 0.7, gain: 0.14, type: 'sawtooth' });
    tone({ hz: 520, to: 160, at: 0.7, for: 0.7, gain: 0.14, type: 'sawtooth' });
  },
  execution() {
    tone({ hz: 74, to: 50, at: 0.6, for: 0.6, gain: 0.6 });
    noise({ hz: 180, at: 0.6, for: 0.12, gain: 0.4 });
  },
  talk() {
    tone({ hz: 880, for: 0.03, gain: 0.06 });
  },
  end() {
    tone({ hz: 196, for: 0.9, gain: 0.2 });
    tone({ hz: 247, at: 0.45, for: 0.9, gain: 0.2 });
    tone({ hz: 294, at: 0.9, for: 1.6, gain: 0.22 });
  },
};

export function play(sound: Sound): void {
  made[sound]();
}
