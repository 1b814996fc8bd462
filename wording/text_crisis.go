package wording

import "ragtag/rules"

// crisisText returns the text of a Crisis or Super Crisis card: its effect,
// then its icons.
func (w writer) crisisText() Both {
	return w.effect(w.crisis.Do).sentence().then("\n", icons(w.crisis))
}

// icons returns what follows the text of a card. It is empty if nothing does.
func icons(k *rules.Crisis) Both {
	var b Both
	if k.Ships != rules.NoShips {
		b = iconTerms[k.Ships]
	}
	if k.Occupation {
		b = b.then("; ", iconTerms[rules.Occupation])
	}
	switch {
	case k.Jump && k.Caprica:
		b = b.then("; ", say("prepare for jump or, once Galactica is back in orbit, evacuate 1 civilian ship",
			"preparativos para el salto o, con Galactica de vuelta en órbita, evacuar 1 Nave Civil"))
	case k.Jump:
		b = b.then("; ", say("prepare for jump", "preparativos para el salto"))
	}
	if b.Empty() {
		return b
	}
	return say("Then", "Después").leading(b).sentence()
}

// attack returns a Cylon attack in its steps.
func (w writer) attack(a rules.Attack) Both {
	var acts []Both
	for _, s := range a.Ships {
		acts = append(acts, iconTerms[s])
	}
	b := say("Activation", "Activación").leading(joined("; ", acts...)).sentence()
	var set []Both
	for area, f := range a.SetUp {
		if f != (rules.Force{}) {
			set = append(set, sayf("%s %s", "%s %s", forces(f), areaPlaces[area]))
		}
	}
	b = b.then("\n", say("Setup", "Despliegue").leading(joined("; ", set...)).sentence())
	if a.Special == nil {
		return b
	}
	return b.then("\n", say("Special rule", "Regla especial").leading(w.effect(a.Special)).sentence())
}
