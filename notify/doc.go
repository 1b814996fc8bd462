// Package notify carries short messages out of the house: to webhooks of Discord
// and Slack, and by e-mail. It knows nothing of games.
//
// A [Sender] takes what it is given and sends it in the background, one after
// the other; what fails is tried again a few times and then dropped, with a line
// in the log that names no secret. It is careful about where it sends: to hosts
// that the operator allows, over TLS, never by way of a redirection, and never to
// an address that is private, whatever its name says. Only where the operator
// says so, for tests, may it send to the machine that it runs on.
package notify
