package main

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"github.com/goccy/go-yaml"
)

// deployed is what the files of deploy/ and docs/ say about the program.
func deployed(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile("../../" + path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// parsed parses arguments as the program does.
func parsed(t *testing.T, arguments []string) (c commands) {
	t.Helper()
	k, err := kong.New(&c, kong.Name("ragtag"), defaults())
	if err == nil {
		_, err = k.Parse(arguments)
	}
	if err != nil {
		t.Errorf("%q: %v", arguments, err)
	}
	return c
}

// TestDeploy_Image checks the arguments of the image against the flags of the
// program.
func TestDeploy_Image(t *testing.T) {
	text := deployed(t, "deploy/Dockerfile")
	found := regexp.MustCompile(`(?m)^CMD (\[.*\])$`).FindStringSubmatch(text)
	if found == nil {
		t.Fatal("no CMD in the form of a list")
	}
	var arguments []string
	if err := json.Unmarshal([]byte(found[1]), &arguments); err != nil {
		t.Fatal(err)
	}
	serve := parsed(t, arguments).Serve
	if !strings.Contains(text, "VOLUME "+serve.Data+"\n") || !strings.HasSuffix(serve.Addr, ":8080") || !strings.Contains(text, "EXPOSE 8080\n") {
		t.Errorf("it serves %s at %s, which is not what it says", serve.Data, serve.Addr)
	}
	for line, path := range map[string]string{"COPY go.mod go.sum ./\n": "go.sum", " ./cmd/ragtag ": "cmd/ragtag/main.go", "docker build -f deploy/Dockerfile ": "deploy/Dockerfile"} {
		if deployed(t, path); !strings.Contains(text, line) {
			t.Errorf("it does not say %q", line)
		}
	}
	goes := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindStringSubmatch(deployed(t, "go.mod"))
	if !strings.Contains(text, "FROM golang:"+goes[1]+" ") {
		t.Errorf("it is not built with Go %s", goes[1])
	}
}

// TestDeploy_Unit checks the unit of systemd, with the flags that docs/hosting.md
// adds, against the flags of the program.
func TestDeploy_Unit(t *testing.T) {
	found := regexp.MustCompile(`(?m)^ExecStart=/usr/local/bin/ragtag (.*) \$RAGTAG_FLAGS$`).FindStringSubmatch(deployed(t, "deploy/ragtag.service"))
	flags := regexp.MustCompile(`(?m)^ +RAGTAG_FLAGS=(.*)$`).FindStringSubmatch(deployed(t, "docs/hosting.md"))
	if found == nil || flags == nil {
		t.Fatal("no ExecStart that ends with $RAGTAG_FLAGS, or no example of these")
	}
	serve := parsed(t, strings.Fields(found[1]+" "+flags[1])).Serve
	if serve.Data != "/var/lib/ragtag" || serve.Metrics == "" || len(serve.Host) == 0 {
		t.Errorf("it serves %q with metrics at %q as %q", serve.Data, serve.Metrics, serve.Host)
	}
}

// composed is what deploy/compose.yaml says.
type composed struct {
	Services map[string]struct {
		Image       string
		Build       struct{ Context, Dockerfile string }
		Command     []string
		Environment map[string]string
		Volumes     []string
	}
	Networks map[string]struct {
		IPAM struct {
			Config []struct{ Subnet string }
		}
	}
	Volumes map[string]any
}

// TestDeploy_Compose checks the two servers against the flags of the program, and
// against the proxy, the database and the network that they are deployed with.
func TestDeploy_Compose(t *testing.T) {
	var c composed
	text := strings.ReplaceAll(deployed(t, "deploy/compose.yaml"), "${SITE}", "games.example.org")
	if err := yaml.Unmarshal([]byte(text), &c); err != nil {
		t.Fatal(err)
	}
	proxy := deployed(t, "deploy/Caddyfile")
	for _, name := range []string{"one", "two"} {
		s, ok := c.Services[name]
		if !ok {
			t.Fatalf("no server %q", name)
		}
		t.Setenv("RAGTAG_DB", s.Environment["RAGTAG_DB"])
		serve := parsed(t, s.Command).Serve
		if !strings.HasPrefix(serve.DB, "postgres://ragtag:") || !strings.HasSuffix(serve.DB, "@db/ragtag") {
			t.Errorf("%s: the database is %q", name, serve.DB)
		}
		if serve.URL != "https://games.example.org" || !slices.Equal(serve.Host, []string{"games.example.org"}) {
			t.Errorf("%s: it is reached at %q as %q", name, serve.URL, serve.Host)
		}
		if subnet := c.Networks["inside"].IPAM.Config[0].Subnet; !slices.Equal(serve.TrustedProxy, []string{subnet}) {
			t.Errorf("%s: it believes %q, and the network is %s", name, serve.TrustedProxy, subnet)
		}
		for _, file := range []string{serve.Secret, serve.Erased} {
			if !strings.HasPrefix(file, "/data/") || !slices.Contains(s.Volumes, "notes:/data") {
				t.Errorf("%s: %q is in no volume of %q", name, file, s.Volumes)
			}
		}
		_, port, _ := strings.Cut(serve.Addr, ":")
		if !strings.Contains(proxy, " "+name+":"+port+" ") {
			t.Errorf("%s: the proxy does not send anybody to port %s", name, port)
		}
	}
	if db := c.Services["db"]; db.Environment["POSTGRES_USER"] != "ragtag" || db.Environment["POSTGRES_DB"] != "ragtag" {
		t.Errorf("the database is %v", db.Environment)
	}
	for name, s := range c.Services {
		for _, v := range s.Volumes {
			from, _, _ := strings.Cut(v, ":")
			if _, ok := c.Volumes[from]; !ok && !strings.HasPrefix(from, ".") {
				t.Errorf("%s: there is no volume %q", name, from)
			}
			if strings.HasPrefix(from, ".") {
				deployed(t, "deploy/"+from)
			}
		}
		if s.Build.Context != "" {
			deployed(t, "deploy/"+s.Build.Context+"/"+s.Build.Dockerfile)
		}
	}
}

// TestDeploy_Docs looks up every flag that the pages for operators name.
func TestDeploy_Docs(t *testing.T) {
	var c commands
	k, err := kong.New(&c, kong.Name("ragtag"), defaults())
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{"help": true}
	var walk func(n *kong.Node)
	walk = func(n *kong.Node) {
		for _, f := range n.Flags {
			known[f.Name] = true
		}
		for _, child := range n.Children {
			walk(child)
		}
	}
	walk(k.Model.Node)
	for _, page := range []string{"docs/hosting.md", "docs/performance.md"} {
		text := strings.ReplaceAll(deployed(t, page), "systemctl enable --now", "")
		names := regexp.MustCompile("(?:^|[ `])--([a-z][a-z-]+)").FindAllStringSubmatch(text, -1)
		if len(names) < 5 {
			t.Errorf("%s names only %d flags", page, len(names))
		}
		for _, name := range names {
			if !known[name[1]] {
				t.Errorf("%s names --%s, which there is not", page, name[1])
			}
		}
	}
}
