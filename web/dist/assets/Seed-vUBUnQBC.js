import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { An as only_child, Ft as __vitePreload, In as user_derived, Mt as t, Nn as set, On as child, Pn as state, Rn as pop, Vn as reset, an as index, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, sn as if_block, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
// src/stage/verify.ts
function bytesOf(hex) {
	return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}
/** The SHA-256 of some bytes. Browsers compute it themselves where a page came over a secure way alone. */
async function sum(bytes) {
	if ("subtle" in crypto) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	const { sha256 } = await __vitePreload(async () => {
		const { sha256 } = await import("./sha2-Bor5_mtJ.js");
		return { sha256 };
	}, []);
	return sha256(bytes);
}
/** Whether the SHA-256 of the server's part (in hex) is the published commitment (in hex). */
async function fits(server, commitment) {
	return Array.from(await sum(bytesOf(server)), (b) => b.toString(16).padStart(2, "0")).join("") === commitment.toLowerCase();
}
// src/stage/Seed.svelte
var Seed_exports = /* @__PURE__ */ __exportAll({ default: () => Seed });
var root = from_html(`<p> </p>`);
var root_1 = from_html(`<code class="svelte-79zc85"> </code>`);
var root_2 = from_html(`<dt class="svelte-79zc85"> </dt> <dd class="svelte-79zc85"><code class="svelte-79zc85"> </code></dd> <dt class="svelte-79zc85"> </dt> <dd class="svelte-79zc85"></dd>`, 1);
var root_3 = from_html(`<p class="verify svelte-79zc85"><button type="button"> </button> <span role="status"> </span></p>`);
var root_4 = from_html(`<!> <dl class="svelte-79zc85"><dt class="svelte-79zc85"> </dt> <dd class="svelte-79zc85"><code class="svelte-79zc85"> </code></dd> <!></dl> <!>`, 1);
function Seed($$anchor, $$props) {
	push($$props, true);
	const seed = user_derived(() => $$props.table.seed);
	let fit = state(void 0);
	async function check() {
		if (get(seed)) set(fit, await fits(get(seed).server, $$props.table.commitment), true);
	}
	var fragment = root_4();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => t("over.later")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (!get(seed)) $$render(consequent);
	});
	var dl = sibling(node, 2);
	var dt = child(dl);
	var text_1 = only_child(dt, true);
	var dd = sibling(dt, 2);
	var code = child(dd);
	var text_2 = only_child(code, true);
	reset(dd);
	var node_1 = sibling(dd, 2);
	var consequent_1 = ($$anchor) => {
		var fragment_1 = root_2();
		var dt_1 = first_child(fragment_1);
		var text_3 = only_child(dt_1, true);
		var dd_1 = sibling(dt_1, 2);
		var code_1 = child(dd_1);
		var text_4 = only_child(code_1, true);
		reset(dd_1);
		var dt_2 = sibling(dd_1, 2);
		var text_5 = only_child(dt_2, true);
		var dd_2 = sibling(dt_2, 2);
		each(dd_2, 21, () => get(seed).parts, index, ($$anchor, part, i) => {
			var code_2 = root_1();
			var text_6 = only_child(code_2);
			template_effect(() => set_text(text_6, `${i + 1}: ${(get(part) || "–") ?? ""}`));
			append($$anchor, code_2);
		});
		reset(dd_2);
		template_effect(($0, $1) => {
			set_text(text_3, $0);
			set_text(text_4, get(seed).server);
			set_text(text_5, $1);
		}, [() => t("over.seed"), () => t("over.parts")]);
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if (get(seed)) $$render(consequent_1);
	});
	reset(dl);
	var node_2 = sibling(dl, 2);
	var consequent_2 = ($$anchor) => {
		var p_1 = root_3();
		var button = child(p_1);
		var text_7 = only_child(button, true);
		var span = sibling(button, 2);
		var text_8 = only_child(span, true);
		reset(p_1);
		template_effect(($0, $1) => {
			set_text(text_7, $0);
			set_text(text_8, $1);
		}, [() => t("over.verify"), () => get(fit) === void 0 ? "" : t(get(fit) ? "over.verified" : "over.broken")]);
		delegated("click", button, check);
		append($$anchor, p_1);
	};
	if_block(node_2, ($$render) => {
		if (get(seed)) $$render(consequent_2);
	});
	template_effect(($0) => {
		set_text(text_1, $0);
		set_text(text_2, $$props.table.commitment);
	}, [() => t("over.commitment")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Seed_exports as n, Seed as t };
