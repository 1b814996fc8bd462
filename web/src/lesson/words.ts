// The words of the guided game, loaded with it.
import { catalogue } from '../i18n/index.svelte';

export const words = {
  en: {
    title: 'Your first game',
    read: 'Got it',
    leave: 'Leave the tour',
    left: 'The tour is over. Play on as you like.',
    progress: '{n} of {all}',
    welcome:
      'You lead what is left of humanity home. Above are fuel, food, morale and population: if one runs out, the humans lose. Travel a distance of 8, then make one more jump, and the humans win. Some players may secretly be Cylons.',
    character:
      'Choose who you want to be. A character decides which cards you draw, what only you can do, and one weakness. Press a name to read about it, then confirm. For a first game a pilot or the Admiral is easy to play.',
    draw: 'You begin your turn with new Skill cards. Their colours say what they help with, their strength how much. Where you have a choice of types, take what your hand lacks.',
    move: 'Now you may move. Locations that you can reach are lit: press one on the plan, or in the list. Moving to another ship costs a card. You may also stay.',
    action:
      'One action a turn: use the location where you stand, an action printed on a card or on your character, or nothing. Choose something below to read what it does before you confirm.',
    crisis:
      'Every turn of a human ends with a Crisis card. It asks for a choice, or for a skill check by everybody; then Cylon ships may act, and the fleet gets ready to jump. The card is shown above the plan.',
    contribute:
      'A skill check. The types named on top count for it, all others against it. Everybody adds cards face down, and two come from the Destiny deck. Choose cards to add, or none: nobody will know whose they were.',
    window:
      'You could use something now. Pass if you do not want to. You are asked even if you hold nothing that fits, so that nobody learns what you have.',
    discard:
      'Choose which cards you give up. Weak ones are good for that, but keep one of each type if you can.',
    loyalty:
      'Your Loyalty card says whether you are human or a Cylon. Only you see it. Halfway home everybody gets another, and a friend may become an enemy.',
    others:
      'The others are playing. The log tells what they do, and behind every line the question mark opens the rule. Watch who helps in checks and who does not.',
    space:
      'Cylon ships are around. Raiders shoot at vipers and civilian ships, basestars at Galactica. From Weapons Control or a viper you can fight them, but only a jump leaves them all behind.',
    jump: 'The marker creeps forward with many Crisis cards. At the end of the track the fleet jumps by itself; before that FTL Control can jump, at the risk of lives.',
    over: 'That was a whole game. Above you see who was what. You can watch it again with everything laid open, or make a table with friends.',
  },
  es: {
    title: 'Tu primera partida',
    read: 'Entendido',
    leave: 'Dejar la visita',
    left: 'La visita ha terminado. Sigue jugando como quieras.',
    progress: '{n} de {all}',
    welcome:
      'Llevas a casa lo que queda de la humanidad. Arriba están el combustible, la comida, la moral y la población: si uno se agota, los humanos pierden. Si la flota recorre una distancia de 8 y da un salto más, los humanos ganan. Puede haber cylons en secreto entre los jugadores.',
    character:
      'Elige quién quieres ser. El personaje decide qué cartas robas, qué puedes hacer solo tú y un punto débil. Pulsa un nombre para leerlo y después confirma. Para empezar, un piloto o el Almirante son fáciles de jugar.',
    draw: 'Empiezas el turno con cartas de Habilidad nuevas. Su color dice en qué ayudan y su fuerza, cuánto. Si puedes elegir el tipo, toma lo que falte en tu mano.',
    move: 'Ahora puedes moverte. Las localizaciones a las que llegas están iluminadas: pulsa una en el plano o en la lista. Ir a otra nave cuesta una carta. También puedes quedarte.',
    action:
      'Una acción por turno: usar la localización en la que estás, una acción de una carta o de tu personaje, o nada. Elige algo abajo para leer lo que hace antes de confirmar.',
    crisis:
      'Cada turno de un humano acaba con una carta de Crisis. Pide elegir algo, o una prueba de Habilidad de todos; después pueden actuar las naves cylons y la flota se prepara para saltar. La carta se enseña sobre el plano.',
    contribute:
      'Una prueba de Habilidad. Los tipos nombrados arriba suman; todos los demás restan. Todos añaden cartas boca abajo, y dos salen del mazo de Destino. Elige cartas, o ninguna: nadie sabrá de quién eran.',
    window:
      'Ahora podrías usar algo. Pasa si no quieres. Se te pregunta aunque no tengas nada que sirva, para que nadie sepa lo que tienes.',
    discard:
      'Elige qué cartas entregas. Las débiles son buenas para eso, pero procura guardar una de cada tipo.',
    loyalty:
      'Tu carta de Lealtad dice si eres humano o cylon. Solo la ves tú. A mitad de camino todos reciben otra, y un amigo puede volverse enemigo.',
    others:
      'Juegan los demás. El diario cuenta lo que hacen, y tras cada línea el signo de interrogación abre la regla. Fíjate en quién ayuda en las pruebas y quién no.',
    space:
      'Hay naves cylons cerca. Los Incursores disparan a los vipers y a las naves civiles; las naves base, a Galactica. Desde el Control de Armamento o en un viper puedes combatirlas, pero solo un salto las deja atrás a todas.',
    jump: 'El indicador avanza con muchas cartas de Crisis. Al final de la escala la flota salta sola; antes, el Control de FTL puede saltar, con riesgo de vidas.',
    over: 'Ha sido una partida entera. Arriba ves quién era qué. Puedes verla otra vez con todo al descubierto, o crear una mesa con amigos.',
  },
};

export const tl = catalogue(words);
