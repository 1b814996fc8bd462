package wording

// Messages to people who are not at their table. They contain public
// information only.

// NoticeTurn says that it is the reader's turn to decide.
func NoticeTurn(name string, l Lang) string {
	return sayf("Ragtag: %s, the table waits for you", "Ragtag: %s, la mesa te espera", same(name)).sentence().In(l)
}

// NoticeWaiting says for whom the table is waiting.
func NoticeWaiting(turn int, names []string, l Lang) string {
	list := make([]Both, len(names))
	for i, name := range names {
		list[i] = same(name)
	}
	if turn == 0 {
		return sayf("Ragtag: the table waits for %s", "Ragtag: la mesa espera a %s", listed(and, list...)).sentence().In(l)
	}
	return sayf("Ragtag, turn %d: the table waits for %s", "Ragtag, turno %d: la mesa espera a %s", turn, listed(and, list...)).sentence().In(l)
}

// NoticeOver says that a game is over, and who has won.
func NoticeOver(humans bool, l Lang) string {
	return sayIf(humans,
		say("Ragtag: the game is over, and the humans have won", "Ragtag: la partida ha terminado y han ganado los humanos"),
		say("Ragtag: the game is over, and the Cylons have won", "Ragtag: la partida ha terminado y han ganado los cylons"),
	).sentence().In(l)
}

// NoticeCode asks the reader to confirm that messages may be sent to this
// address.
func NoticeCode(code string, l Lang) string {
	return sayf("Ragtag: to get messages from your table here, enter the code %s there. If you have not asked for this, do nothing",
		"Ragtag: para recibir aquí los mensajes de tu mesa, escribe allí el código %s. Si no lo has pedido, no hagas nada",
		same(code)).sentence().In(l)
}
