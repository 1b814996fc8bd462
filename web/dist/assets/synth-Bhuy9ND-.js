// src/sound/synth.ts
var context;
var out;
var hum;
var hiss;
/** The context, which a browser lets sound once something was pressed. */
function ready() {
	if (!context || !out) {
		context = new AudioContext();
		out = context.createGain();
		out.connect(context.destination);
		const wake = () => void context.resume();
		addEventListener("pointerdown", wake);
		addEventListener("keydown", wake);
	}
	if (context.state === "suspended") context.resume();
	return {
		context,
		out
	};
}
/** Sets how loud all of it is, from 0 to 1, and whether the room hums. */
function tune(level, room) {
	const { context, out } = ready();
	out.gain.setTargetAtTime(level * level, context.currentTime, .05);
	if (room && !hum) {
		const gain = context.createGain();
		const low = context.createOscillator();
		low.frequency.value = 40;
		gain.gain.value = 0;
		low.connect(gain).connect(out);
		low.start();
		hum = { gain };
	}
	hum?.gain.gain.setTargetAtTime(room ? .16 : 0, context.currentTime, .4);
}
function tone({ hz, to, at = 0, for: length, gain = .2, type = "sine" }) {
	const { context, out } = ready();
	const begin = context.currentTime + at;
	const [voice, loud] = [context.createOscillator(), context.createGain()];
	voice.type = type;
	voice.frequency.setValueAtTime(hz, begin);
	if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + length);
	loud.gain.setValueAtTime(0, begin);
	loud.gain.linearRampToValueAtTime(gain, begin + .012);
	loud.gain.exponentialRampToValueAtTime(1e-4, begin + length);
	voice.connect(loud).connect(out);
	voice.start(begin);
	voice.stop(begin + length + .02);
}
function noise({ hz, at = 0, for: length, gain = .2, width = 1, pan = false }) {
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
	filter.type = "bandpass";
	filter.frequency.value = hz;
	filter.Q.value = width;
	const loud = context.createGain();
	loud.gain.setValueAtTime(gain, begin);
	loud.gain.exponentialRampToValueAtTime(1e-4, begin + length);
	const way = context.createStereoPanner();
	if (pan) {
		way.pan.setValueAtTime(-.9, begin);
		way.pan.linearRampToValueAtTime(.9, begin + length);
	}
	source.connect(filter).connect(loud).connect(way).connect(out);
	source.start(begin);
	source.stop(begin + length + .02);
}
var made = {
	turn() {
		tone({
			hz: 220,
			for: .5,
			gain: .22
		});
		tone({
			hz: 277,
			at: .22,
			for: .7,
			gain: .22
		});
	},
	you() {
		tone({
			hz: 330,
			for: .14,
			gain: .18,
			type: "triangle"
		});
		tone({
			hz: 330,
			at: .18,
			for: .2,
			gain: .18,
			type: "triangle"
		});
	},
	card() {
		noise({
			hz: 3200,
			for: .04,
			gain: .22,
			width: .7
		});
	},
	help() {
		tone({
			hz: 392,
			to: 494,
			for: .13,
			gain: .2,
			type: "triangle"
		});
	},
	harm() {
		tone({
			hz: 392,
			to: 294,
			for: .18,
			gain: .2,
			type: "triangle"
		});
	},
	pass() {
		tone({
			hz: 196,
			for: .9,
			gain: .18
		});
		tone({
			hz: 294,
			for: .9,
			gain: .18
		});
	},
	partial() {
		tone({
			hz: 196,
			for: .7,
			gain: .18
		});
		tone({
			hz: 247,
			for: .5,
			gain: .12
		});
	},
	fail() {
		tone({
			hz: 131,
			for: .9,
			gain: .2
		});
		tone({
			hz: 139,
			for: .9,
			gain: .2
		});
	},
	die() {
		for (const at of [
			0,
			.13,
			.3
		]) noise({
			hz: 1800,
			at,
			for: .03,
			gain: .3,
			width: 4
		});
	},
	raider() {
		noise({
			hz: 900,
			for: .42,
			gain: .3,
			width: 2,
			pan: true
		});
	},
	hit() {
		tone({
			hz: 90,
			to: 45,
			for: .28,
			gain: .5
		});
		noise({
			hz: 300,
			for: .16,
			gain: .3
		});
	},
	lost() {
		tone({
			hz: 80,
			to: 36,
			for: .4,
			gain: .5
		});
		noise({
			hz: 420,
			for: 1.1,
			gain: .4,
			width: .5
		});
	},
	step() {
		noise({
			hz: 5200,
			for: .03,
			gain: .3,
			width: 9
		});
		tone({
			hz: 1240,
			for: .06,
			gain: .05,
			type: "square"
		});
	},
	jump() {
		tone({
			hz: 70,
			to: 620,
			for: .85,
			gain: .24,
			type: "triangle"
		});
		tone({
			hz: 98,
			at: .97,
			for: 1.4,
			gain: .34
		});
		tone({
			hz: 196,
			at: .97,
			for: .8,
			gain: .1
		});
	},
	cylon() {
		tone({
			hz: 160,
			to: 520,
			for: .7,
			gain: .14,
			type: "sawtooth"
		});
		tone({
			hz: 520,
			to: 160,
			at: .7,
			for: .7,
			gain: .14,
			type: "sawtooth"
		});
	},
	execution() {
		tone({
			hz: 74,
			to: 50,
			at: .6,
			for: .6,
			gain: .6
		});
		noise({
			hz: 180,
			at: .6,
			for: .12,
			gain: .4
		});
	},
	talk() {
		tone({
			hz: 880,
			for: .03,
			gain: .06
		});
	},
	end() {
		tone({
			hz: 196,
			for: .9,
			gain: .2
		});
		tone({
			hz: 247,
			at: .45,
			for: .9,
			gain: .2
		});
		tone({
			hz: 294,
			at: .9,
			for: 1.6,
			gain: .22
		});
	}
};
function play(sound) {
	made[sound]();
}
export { play, tune };
