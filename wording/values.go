package wording

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"reflect"
	"strings"

	"ragtag/rules"
)

// Values returns what a component does in the vocabulary of package rules, on
// one line, for people who check content. The digests of texts written by hand
// are made from it. Conditions that are functions print as "func".
func Values(cat *rules.Catalogue, c rules.Comp) string { return printer{cat}.print(faceOf(cat, c)) }

// ValuesOf returns an effect, or another piece of content, in the vocabulary of
// package rules.
func ValuesOf(cat *rules.Catalogue, v any) string { return printer{cat}.print(v) }

// faceOf returns the content's value for a component.
func faceOf(cat *rules.Catalogue, c rules.Comp) any {
	if cat.Kind(c) >= rules.KindSecret {
		return *cat.Secret(c)
	}
	switch cat.Kind(c) {
	case rules.KindSkill:
		return *cat.Skill(c)
	case rules.KindCrisis, rules.KindSuper:
		return *cat.Crisis(c)
	case rules.KindQuorum:
		return *cat.Quorum(c)
	case rules.KindDestination:
		return *cat.Destination(c)
	case rules.KindLoyalty:
		return *cat.Loyalty(c)
	case rules.KindGalacticaDamage, rules.KindPegasusDamage:
		return *cat.Damage(c)
	case rules.KindBasestarDamage:
		return *cat.BasestarDamage(c)
	case rules.KindCivilian:
		return *cat.Civilian(c)
	case rules.KindCharacter:
		return *cat.Character(c)
	case rules.KindAbility:
		return *cat.Ability(c)
	case rules.KindLocation:
		return *cat.Location(c)
	case rules.KindTitle:
		return *cat.Title(c)
	case rules.KindObjective:
		return *cat.Objective(c)
	case rules.KindMission:
		return *cat.Mission(c)
	case rules.KindAgenda:
		return *cat.Agenda(c)
	case rules.KindMotive:
		return *cat.Motive(c)
	case rules.KindAlly:
		return *cat.Ally(c)
	case rules.KindCrossroads:
		return *cat.CrossroadsCard(c)
	case rules.KindTrauma:
		return *cat.Trauma(c)
	}
	return nil
}

// digest returns a short fingerprint of a component's values.
func digest(cat *rules.Catalogue, c rules.Comp) string {
	sum := sha256.Sum256([]byte(Values(cat, c)))
	return hex.EncodeToString(sum[:4])
}

// printer prints values as in a table of content, without zero values.
type printer struct{ cat *rules.Catalogue }

// shown are the types whose zero value has a meaning.
var shown = map[reflect.Type]bool{
	reflect.TypeFor[rules.Role](): true, reflect.TypeFor[rules.Title](): true, reflect.TypeFor[rules.Area](): true,
	reflect.TypeFor[rules.Board](): true, reflect.TypeFor[rules.Resource](): true, reflect.TypeFor[rules.Window](): true,
	reflect.TypeFor[rules.Flaw](): true, reflect.TypeFor[rules.Skill](): true,
}

func (p printer) print(v any) string {
	switch v := v.(type) {
	case nil:
		return "nothing"
	case rules.Skills:
		return strings.ToLower(strings.Join(enNames(skillParts(v)), "|"))
	case rules.Place:
		return p.cat.ID(p.cat.LocComp(p.cat.Place(v)))
	case rules.Title:
		return p.cat.Office(v).ID
	case rules.Role:
		return p.cat.RoleID(v)
	case rules.Flaw:
		return [...]string{"critical", "no-hangar", "no-weapons", "structural", "collateral", "personnel"}[v]
	case fmt.Stringer:
		return v.String()
	}
	return p.printKind(reflect.ValueOf(v))
}

func enNames(bs []Both) (out []string) {
	for _, b := range bs {
		out = append(out, b.En)
	}
	return out
}

func (p printer) printKind(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Pointer:
		return p.print(v.Elem().Interface())
	case reflect.Func:
		return "func"
	case reflect.Struct:
		return v.Type().Name() + "{" + p.fields(v) + "}"
	case reflect.Slice:
		var out []string
		for i := range v.Len() {
			out = append(out, p.print(v.Index(i).Interface()))
		}
		return "[" + strings.Join(out, ", ") + "]"
	case reflect.Array:
		var out []string
		for i := range v.Len() {
			if !v.Index(i).IsZero() {
				out = append(out, rules.Area(i).String()+": "+p.print(v.Index(i).Interface()))
			}
		}
		return "[" + strings.Join(out, ", ") + "]"
	}
	return fmt.Sprint(v.Interface())
}

// unsaidFields are the fields that do not say what a component does: its name,
// and the variants that leave it out.
var unsaidFields = map[string]bool{"ID": true, "Set": true, "Without": true}

// fields prints the exported fields of a struct that are not zero or unsaid.
func (p printer) fields(v reflect.Value) string {
	var out []string
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if !f.IsExported() || unsaidFields[f.Name] || v.Field(i).IsZero() && !shown[f.Type] {
			continue
		}
		if f.Anonymous {
			out = append(out, p.fields(v.Field(i)))
			continue
		}
		out = append(out, f.Name+": "+p.print(v.Field(i).Interface()))
	}
	return strings.Join(out, ", ")
}
