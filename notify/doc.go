// Package notify sends short messages: to webhooks of Discord and Slack, and by
// e-mail. It knows nothing about games.
//
// A [Sender] queues messages by address and sends them in the background
// (lane.go). Messages to one address are sent one after the other; an address
// that is slow or refuses delays no other. A message that fails is retried a few
// times. If it still fails, it stays in the store, which sends it again later, until its
// address has failed for a day. The log contains no secret. A final
// refusal is not retried, and an address that refused for good gets nothing for
// a day. A sender connects only to hosts that the operator allows, over TLS,
// without following redirects, and never to a private address, whatever its
// name. Only if the operator allows it, for tests, may it connect to its own
// machine.
package notify
