package table

import (
	"encoding/json"
	"fmt"

	"ragtag/rules"
)

// position is the stored position of a game between two phases. It is written
// in the current form and read in that and the previous one, which had no
// number.
type position struct{ rules.Saved }

// UnmarshalJSON decodes a position in the form that its number names.
func (p *position) UnmarshalJSON(data []byte) error {
	var kept struct {
		Form int `json:"form"`
	}
	if err := json.Unmarshal(data, &kept); err != nil {
		return err
	}
	switch kept.Form {
	case 0:
		var one rules.SavedOne
		if err := unmarshal(data, &one); err != nil {
			return fmt.Errorf("a position of form 1: %w", err)
		}
		var err error
		p.Saved, err = one.Saved()
		return err
	case rules.SavedForm:
		if err := unmarshal(data, &p.Saved); err != nil {
			return fmt.Errorf("a position of form %d: %w", kept.Form, err)
		}
		return nil
	}
	return fmt.Errorf("a position of form %d, which this program does not know: use a newer version", kept.Form)
}

// positionOf returns the position of a game in state s.
func positionOf(cat *rules.Catalogue, s rules.State) position {
	return position{rules.At(cat, s).Save()}
}
