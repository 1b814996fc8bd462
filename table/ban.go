package table

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"ragtag/table/names"
)

// The operator bans networks, from which nothing can then be done or watched,
// and names, which nobody can take any more. Bans are stored like a table,
// under an id that no table has, and other servers learn of them when they next
// look.

// Ban is one ban: of a network or of a name.
type Ban struct {
	Network string `json:"network,omitempty" doc:"an address or a network, such as 192.0.2.7 or 2001:db8::/48"`
	Name    string `json:"name,omitempty" doc:"that nobody may have; what looks like it is banned with it"`
	Since   int64  `json:"since" doc:"milliseconds since 1970"`
}

// MaxBans is how many bans there can be.
const MaxBans = 1000

// bansID is the id under which the bans are stored.
const bansID = playerPrefix + "bans"

// bansGood is how often a server looks for bans that others have made.
const bansGood = 10 * time.Second

// bans is the list of bans, as far as this server knows it.
type bans struct {
	mu       sync.Mutex
	list     []Ban
	networks []netip.Prefix
	mark     Mark
}

// Bans returns the bans, the oldest first.
func (h *Hub) Bans(ctx context.Context) ([]Ban, error) {
	if err := h.readBans(ctx); err != nil {
		return nil, err
	}
	h.bans.mu.Lock()
	defer h.bans.mu.Unlock()
	return append([]Ban{}, h.bans.list...), nil
}

// Ban adds a ban, or lifts it.
func (h *Hub) Ban(ctx context.Context, b Ban, lift bool) error {
	b, err := b.tidied()
	if err != nil {
		return err
	}
	b.Since = h.Now().UnixMilli()
	for range attempts {
		kept, err := h.keeper.Load(ctx, bansID)
		fresh := errors.Is(err, ErrNoTable)
		if err != nil && !fresh {
			return &Error{Code: NotKept, Err: err}
		}
		list := []Ban{}
		if !fresh {
			if err := unmarshal(kept.Checkpoint, &list); err != nil {
				return &Error{Code: Damaged, Err: fmt.Errorf("the bans: %w", err)}
			}
		}
		list = slices.DeleteFunc(list, b.same)
		if !lift {
			if list = append(list, b); len(list) > MaxBans {
				return refuse(BadBan, "more than %d bans", MaxBans)
			}
		}
		data := marshal(list)
		change := RequestIn(ctx).note(Change{At: h.now(), Version: Format, Entries: [][]byte{[]byte(hashOf(data))}, Head: []byte("{}"), Checkpoint: data})
		if fresh {
			err = h.keeper.Create(ctx, bansID, change)
		} else {
			err = h.keeper.Append(ctx, bansID, int64(len(kept.Entries)), kept.last(), change)
		}
		switch {
		case err == nil:
			return h.readBans(ctx)
		case !errors.Is(err, ErrConflict):
			return &Error{Code: NotKept, Err: err}
		}
	}
	return &Error{Code: NotKept, Detail: "others were first again and again"}
}

// tidied returns the ban in its canonical form. A bare IPv6 address becomes the
// network of its household.
func (b Ban) tidied() (Ban, error) {
	switch {
	case (b.Network == "") == (b.Name == ""):
		return b, refuse(BadBan, "want a network or a name")
	case b.Name != "":
		name, err := checkName(b.Name)
		b.Name = name
		return b, err
	}
	network, err := netip.ParsePrefix(strings.TrimSpace(b.Network))
	if err != nil {
		at, err := netip.ParseAddr(strings.TrimSpace(b.Network))
		if err != nil {
			return b, refuse(BadBan, "neither an address nor a network")
		}
		at = at.Unmap().WithZone("")
		network = netip.PrefixFrom(at, at.BitLen())
		if at.Is6() {
			network = netip.PrefixFrom(at, 64)
		}
	}
	network, ok := Unmapped(network)
	if !ok {
		return b, refuse(BadBan, "a network of IPv4 addresses in IPv6 has at least 96 bits")
	}
	if network.Bits() < 8 {
		return b, refuse(BadBan, "a network of less than 8 bits is half the world")
	}
	b.Network = network.Masked().String()
	return b, nil
}

// Unmapped returns a network as clients with its addresses are seen: one of IPv4
// addresses in IPv6 is a network of IPv4. ok is false if it has other addresses too.
func Unmapped(network netip.Prefix) (as netip.Prefix, ok bool) {
	at := network.Addr()
	switch {
	case !at.Is4In6():
		return network, true
	case network.Bits() < 96:
		return network, false
	}
	return netip.PrefixFrom(at.Unmap(), network.Bits()-96), true
}

// same reports whether another ban is of the same network or name.
func (b Ban) same(other Ban) bool {
	return b.Network == other.Network && (b.Name == "") == (other.Name == "") && names.Same(b.Name, other.Name)
}

// readBans reads the bans if they have changed since they were last read.
func (h *Hub) readBans(ctx context.Context) error {
	marks, err := h.keeper.Marks(ctx, []string{bansID})
	if err != nil {
		return &Error{Code: NotKept, Err: err}
	}
	h.bans.mu.Lock()
	known := h.bans.mark
	h.bans.mu.Unlock()
	if marks[bansID] == known {
		return nil
	}
	kept, err := h.keeper.Load(ctx, bansID)
	if err != nil {
		return &Error{Code: NotKept, Err: err}
	}
	list := []Ban{}
	if err := unmarshal(kept.Checkpoint, &list); err != nil {
		return &Error{Code: Damaged, Err: fmt.Errorf("the bans: %w", err)}
	}
	var networks []netip.Prefix
	for _, b := range list {
		if network, err := netip.ParsePrefix(b.Network); err == nil {
			networks = append(networks, network)
		}
	}
	h.bans.mu.Lock()
	defer h.bans.mu.Unlock()
	h.bans.list, h.bans.networks, h.bans.mark = list, networks, Mark{int64(len(kept.Entries)), kept.last()}
	return nil
}

// Banned reports whether an address is banned.
func (h *Hub) Banned(at netip.Addr) bool {
	h.bans.mu.Lock()
	defer h.bans.mu.Unlock()
	return slices.ContainsFunc(h.bans.networks, func(n netip.Prefix) bool { return n.Contains(at) })
}

// mayBeCalled returns an Error of code NameBanned if nobody may have the name.
func (h *Hub) mayBeCalled(name string) error {
	h.bans.mu.Lock()
	defer h.bans.mu.Unlock()
	if name != "" && slices.ContainsFunc(h.bans.list, func(b Ban) bool { return b.Name != "" && names.Same(b.Name, name) }) {
		return refuse(NameBanned, "the operator has banned the name %q", name)
	}
	return nil
}
