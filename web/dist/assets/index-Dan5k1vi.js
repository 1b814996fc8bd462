import { At as language, dt as theme, ft as text, gt as come, ht as router, ln as hydrate, mt as App, pt as keepFocus, un as mount } from "./client-FhJZpOI1.js";
// src/main.ts
theme.show();
text.show();
keepFocus();
function begin() {
	const target = document.getElementById("app");
	if (target.hasChildNodes() && !("waits" in document.documentElement.dataset)) hydrate(App, { target });
	else {
		target.replaceChildren();
		mount(App, { target });
	}
	dispatchEvent(new Event("alive"));
}
var first = come(router.page).catch(() => void 0);
language.show(language.now).then(() => first).then(begin);
