import { An as only_child, In as user_derived, J as say, Kt as set_attribute, Mt as t, On as child, Rn as pop, Vn as reset, ct as useSession, dn as set_text, fn as append, hn as from_svg, in as each, jn as sibling, kn as first_child, mn as from_html, pn as comment, sn as if_block, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
// node_modules/@lucide/svelte/dist/icons/rotate-ccw.svelte
var root$2 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"></path><path d="M3 3v5h5"></path></svg>`);
function Rotate_ccw($$anchor, $$props) {
	var svg = root$2();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/x.svelte
var root$1 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>`);
function X($$anchor, $$props) {
	var svg = root$1();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// src/talk/Statements.svelte
var root = from_html(`<button type="button" class="svelte-1s6a2to"> </button>`);
var root_1 = from_html(`<div class="statements svelte-1s6a2to" role="group"><span class="title svelte-1s6a2to"> </span> <!></div>`);
function Statements($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const offered = user_derived(() => session.frame?.say ?? []);
	const said = user_derived(() => session.saidOfCheck(session.seat));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root_1();
		var span = child(div);
		var text = only_child(span, true);
		var node_1 = sibling(span, 2);
		each(node_1, 16, () => get(offered), (what) => what, ($$anchor, what) => {
			var button = root();
			var text_1 = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "aria-pressed", get(said) === what);
				button.disabled = session.sending;
				set_text(text_1, $0);
			}, [() => t(`say.${what}`)]);
			delegated("click", button, () => session.act((key) => say(session.id, key, what)));
			append($$anchor, button);
		});
		reset(div);
		template_effect(($0, $1) => {
			set_attribute(div, "aria-label", $0);
			set_text(text, $1);
		}, [() => t("say.title"), () => t("say.title")]);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(offered).length) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { X as n, Rotate_ccw as r, Statements as t };
