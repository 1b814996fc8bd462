// Package notify sends short messages: to webhooks of Discord and Slack, and by
// e-mail. It knows nothing about games.
//
// A [Sender] queues messages and sends them in the background, one after the
// other. A message that fails is retried a few times and then dropped with a
// log message that contains no secret. A sender connects only to hosts that the
// operator allows, over TLS, without following redirects, and never to a
// private address, whatever its name. Only if the operator allows it, for
// tests, may it connect to its own machine.
package notify
