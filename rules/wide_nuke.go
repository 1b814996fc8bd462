package rules

// blast lets the acting player destroy up to n ships of an area, of whatever kind and side.
// Rule epica.nuke.
func (t *Table) blast(a Area, n int, x Ctx) {
	x.Rule = "epica.nuke"
	for ; n > 0; n-- {
		r := t.request(x.By.Seat, ReqTarget, x)
		r.Left = uint8(n)
		for _, k := range t.cat.cylons {
			t.offerShip(r, k, a)
		}
		t.offerVipers(r, 1<<a)
		t.offerCivilians(r, a)
		if r.N == 0 {
			return
		}
		r.add(OfKind(OptPass))
		if o := t.askOne(r); !t.blastOne(o, a, x) {
			return
		}
	}
}

// blastOne destroys the ship chosen, and reports whether one was.
func (t *Table) blastOne(o Option, a Area, x Ctx) bool {
	nobody := Who{Seat: Nobody}
	switch o.Kind {
	case OptPass:
		return false
	case OptCivilian:
		t.destroyLetter(o.Letter(), x)
	case OptPilot:
		t.hitViper(t.S.Hull(o.Seat()), a, t.who(o.Seat()), true, x)
	case OptArea:
		t.hitViper(Viper, a, nobody, true, x)
	default:
		if k := o.Ship(); t.cat.Ship(k).Side == CylonSide {
			t.DestroyShip(k, a, x)
		} else {
			t.hitViper(k, a, nobody, true, x)
		}
	}
	return true
}
