{
	const page = document.documentElement;
	const kept = (name) => localStorage.getItem(`ragtag:${name}`);
	const theme = kept("theme");
	if (theme === "light" || theme === "dark") page.dataset.theme = theme;
	const language = kept("lang") ?? (/^es\b/i.test(navigator.language) ? "es" : "en");
	const known = kept("player") !== null || (kept("seats") ?? "[]") !== "[]";
	if (location.pathname !== "/" || language !== page.lang || known) page.dataset.waits = "";
	if (!known) page.dataset.first = "";
	const early = new Map();
	const note = (event) => {
		const at = event.target;
		if (event.type === "submit") {
			event.preventDefault();
			early.set(at, () => at.requestSubmit());
		} else if (event.type === "click") {
			const button = at.closest("button[type=button]");
			if (button) early.set(button, () => button.click());
		} else if (at.matches("select, [type=radio], [type=checkbox]")) {
			const { value, checked } = at;
			early.set(at, () => {
				Object.assign(at, {
					value,
					checked
				});
				at.dispatchEvent(new Event(event.type, { bubbles: true }));
			});
		}
	};
	const types = [
		"submit",
		"click",
		"change"
	];
	for (const type of types) addEventListener(type, note, true);
	addEventListener("alive", () => {
		for (const type of types) removeEventListener(type, note, true);
		delete page.dataset.waits;
		const letters = () => delete page.dataset.first;
		if ("requestIdleCallback" in window) requestIdleCallback(letters, { timeout: 300 });
		else setTimeout(letters, 50);
		for (const again of early.values()) again();
	}, { once: true });
}
