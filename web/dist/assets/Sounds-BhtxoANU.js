import { Cn as untrack, Rn as pop, Tn as user_effect, ct as useSession, zn as push } from "./client-FhJZpOI1.js";
import { _ as sound, v as soundOf } from "./board-CCP417Nj.js";
// src/sound/Sounds.svelte
function Sounds($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	user_effect(() => {
		sound.tune();
		return () => void sound.silence();
	});
	let heard = -1;
	user_effect(() => {
		const now = session.beats.now;
		if (!now || now.line.n === heard) return;
		heard = now.line.n;
		const what = soundOf(now.line, now.kind, session.seat);
		if (what) sound.play(what);
	});
	let asked = untrack(() => session.ask?.ask);
	user_effect(() => {
		const ask = session.ask?.ask;
		if (ask !== void 0 && ask !== asked) sound.play("turn");
		asked = ask ?? asked;
	});
	let said = untrack(() => session.talk.length);
	user_effect(() => {
		const last = session.talk.at(-1);
		if (session.talk.length > said && last?.seat !== session.seat) sound.play("talk");
		said = session.talk.length;
	});
	pop();
}
export { Sounds as default };
