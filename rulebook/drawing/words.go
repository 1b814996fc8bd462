package drawing

import (
	"fmt"

	"ragtag/wording"
)

var (
	areasTitle  = wording.Both{En: "The six areas around Galactica and their numbers", Es: "Las 6 zonas alrededor de Galactica y sus números"}
	layoutTitle = wording.Both{En: "The ships at the start of the game", Es: "Las naves al empezar la partida"}
	spaceTitle  = wording.Both{En: "The ships around Galactica", Es: "Las naves alrededor de Galactica"}
	empty       = wording.Both{En: "nothing in space", Es: "nada en el espacio"}
	battleTitle = wording.Both{En: "The ships that are placed for the battle", Es: "Las naves que se colocan para la batalla"}
	turnTitle   = wording.Both{En: "A turn at a glance", Es: "Un turno de un vistazo"}
	checkTitle  = wording.Both{En: "A skill check from start to end", Es: "Una prueba de Habilidad de principio a fin"}
	attackTitle = wording.Both{En: "What each roll of an attack does", Es: "Qué hace cada tirada de un ataque"}

	launch = wording.Both{En: "launch areas", Es: "zonas de lanzamiento"}

	miss      = wording.Both{En: "nothing", Es: "nada"}
	damaged   = wording.Both{En: "damaged", Es: "dañado"}
	twice     = wording.Both{En: "damaged twice", Es: "dañado 2 veces"}
	destroyed = wording.Both{En: "destroyed", Es: "destruido"}
	more      = wording.Both{En: "destroyed, and more", Es: "destruido, y más"}

	always  = wording.Both{En: "always", Es: "siempre"}
	ability = wording.Both{En: "abilities may be used", Es: "pueden usarse capacidades"}
	either  = wording.Both{En: "one of these", Es: "una de estas"}
	within  = wording.Both{En: "part of the step above", Es: "parte del paso de arriba"}
)

// shipNames are the singular and plural of each ship.
var shipNames = [...][2]wording.Both{
	raider:        {{En: "raider", Es: "Incursor"}, {En: "raiders", Es: "Incursores"}},
	heavyRaider:   {{En: "heavy raider", Es: "Incursor Pesado"}, {En: "heavy raiders", Es: "Incursores Pesados"}},
	basestar:      {{En: "basestar", Es: "Estrella Base"}, {En: "basestars", Es: "Estrellas Base"}},
	viper:         {{En: "viper", Es: "Viper"}, {En: "vipers", Es: "Vipers"}},
	viperSeven:    {{En: "viper Mark VII", Es: "Viper Mark VII"}, {En: "vipers Mark VII", Es: "Vipers Mark VII"}},
	assaultRaptor: {{En: "assault raptor", Es: "Raptor de Asalto"}, {En: "assault raptors", Es: "Raptors de Asalto"}},
	civilian:      {{En: "civilian ship", Es: "Nave Civil"}, {En: "civilian ships", Es: "Naves Civiles"}},
}

func shipCount(s ship, n int) wording.Both {
	name := shipNames[s][1]
	if n == 1 {
		name = shipNames[s][0]
	}
	return wording.Both{En: fmt.Sprintf("%d %s", n, name.En), Es: fmt.Sprintf("%d %s", n, name.Es)}
}
