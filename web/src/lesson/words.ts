// The words of the guided game, loaded with it.
import { catalogue } from '../i18n/index.svelte';

export const words = {
  en: {
    title: 'Your first game',
    read: 'Got it',
    leave: 'Leave the tour',
    left: 'The tour is over. Play on as you like.',
    progress: 'Your first turn: {n} of {all}',
    later: 'Something new',
    humans: 'Humans win',
    humansGoal: 'if the fleet travels a distance of 8 and then jumps once more.',
    cylons: 'Cylons win',
    cylonsGoal:
      'if fuel, food, morale or population runs out, if centurions take Galactica, or if she is destroyed.',
    welcome:
      'You lead what is left of humanity home. What it has left stands above. Some of the players may secretly be Cylons, and you may turn out to be one.',
    rhythm:
      'It is your turn. Every turn has the same four steps: you draw Skill cards, you may move, you take one action, and then a Crisis card is drawn. After it Cylon ships may act, and the fleet may get closer to its jump.',
    character:
      'Choose who you want to be. A character decides which cards you draw, what only you can do, and one weakness. Press a name to read about it, then confirm. For a first game, a pilot such as Starbuck or a leader such as Adama is easy to play.',
    draw: 'You begin your turn with new Skill cards. Their colors say what they help with, and their strength how much. Where you have a choice of types, take what your hand lacks.',
    move: 'Now you may move. Locations that you can reach are lit: press one on the board, or in the list. Moving to another ship costs a card. You may also stay.',
    action:
      'One action a turn: use the location where you stand, an action printed on a card or on your character, or nothing. Choose something below to read what it does before you confirm.',
    crisis:
      'Every turn of a human ends with a Crisis card. It brings a choice, a skill check for everybody, or an attack; then Cylon ships may act, and the fleet may get closer to its jump. The card is shown above the board.',
    contribute:
      'A skill check. The types named at the top count for it, all others against it. Everybody adds cards face down, and two come from the Destiny deck. Choose cards to add, or none: nobody will know whose they were.',
    window:
      'You could use something now. Pass if you do not want to. You are asked even if you hold nothing that fits, so that nobody learns what you have.',
    'cylon.welcome':
      'In this game you will be a Cylon, whichever character you take. The fleet above is what you want to see run dry. Nobody knows of you, and for now that is your strength.',
    'cylon.loyalty':
      'You are a Cylon. Only you see this card. Its action reveals you, and does harm: use it when you can do more in the open than in hiding. Until then play as a human would.',
    'cylon.action':
      'One action a turn. A Cylon who does nothing useful is soon suspected: do small good things, and waste what matters when nobody can tell. The action on your Loyalty card reveals you.',
    'cylon.contribute':
      'A skill check, and your chance. Cards of the types that are not named count against it, and nobody sees who added what. But everybody sees which types you draw: what only you can have added gives you away.',
    'cylon.others':
      'The others are playing, and talking. They look for whoever could have added the bad cards. Say what a human would say, and let their suspicion fall on somebody else.',
    'cylon.jump':
      'The fleet gets closer to its jump. Each jump brings the humans nearer to their goal: keep the marker back if you can do so unseen, or let them jump early and lose people.',
    discard:
      'Choose which cards you give up. Weak ones are good for that, but keep one of each type if you can.',
    loyalty:
      'Your Loyalty card says whether you are human or a Cylon. Only you see it. Halfway home everybody gets another, and a friend may become an enemy.',
    others:
      'The others are playing. The log tells what they do, and the question mark after a line opens its rule. Watch how the checks come out, and who had cards in them.',
    space:
      'Cylon ships are around. Raiders shoot at vipers and civilian ships, basestars at Galactica. From Weapons Control or a viper you can fight them, but only a jump leaves them all behind.',
    jump: 'Many Crisis cards move the marker forward. At the end of the track the fleet jumps by itself; before that, FTL Control can make it jump, at the risk of losing population.',
    over: 'That was a whole game. Above you see who was what. You can watch it again with nothing hidden, or make a table with friends.',
  },
  es: {
    title: 'Tu primera partida',
    read: 'Entendido',
    leave: 'Dejar la guía',
    left: 'La guía ha terminado. Sigue jugando como quieras.',
    progress: 'Tu primer turno: {n} de {all}',
    later: 'Algo nuevo',
    humans: 'Los humanos ganan',
    humansGoal: 'si la flota recorre una distancia de 8 y después da un salto más.',
    cylons: 'Los cylons ganan',
    cylonsGoal:
      'si se agota el Combustible, los Alimentos, la Moral o la Población, si los Centuriones toman Galactica o si esta queda destruida.',
    welcome:
      'Llevas a casa lo que queda de la humanidad. Lo que le queda está arriba. Entre los jugadores puede haber cylons encubiertos, y quizá tú seas uno.',
    rhythm:
      'Es tu turno. Todos los turnos tienen los mismos cuatro pasos: robas cartas de Habilidad, puedes moverte, llevas a cabo una acción y después se roba una carta de Crisis. Tras ella pueden actuar las naves cylons y la flota puede acercarse al salto.',
    character:
      'Elige quién quieres ser. El personaje decide qué cartas robas, qué puedes hacer solo tú y cuál es tu punto débil. Pulsa un nombre para leer más y después confirma. Para empezar, un piloto como Starbuck o un líder como Adama son fáciles de jugar.',
    draw: 'Empiezas el turno con cartas de Habilidad nuevas. Su color dice en qué ayudan, y su Pericia, cuánto. Si puedes elegir el tipo, toma lo que le falte a tu mano.',
    move: 'Ahora puedes moverte. Las localizaciones a las que llegas están iluminadas: pulsa una en el tablero o en la lista. Ir a otra nave cuesta una carta. También puedes quedarte.',
    action:
      'Una acción por turno: usar la localización en la que estás, una acción de una carta o de tu personaje, o nada. Elige algo abajo y lee lo que hace antes de confirmar.',
    crisis:
      'El turno de cada humano acaba con una carta de Crisis. Trae una elección, una prueba de Habilidad para todos o un ataque; después pueden actuar las naves cylons y la flota puede acercarse al salto. La carta se muestra sobre el tablero.',
    contribute:
      'Una prueba de Habilidad. Los tipos indicados arriba suman; todos los demás restan. Todos pueden añadir cartas boca abajo, y 2 salen del mazo de Destino. Elige cartas, o ninguna: nadie sabrá de quién era cada una.',
    window:
      'Ahora podrías usar algo. Si no quieres, pasa. Se te pregunta aunque no tengas nada que sirva, para que nadie sepa lo que tienes.',
    'cylon.welcome':
      'En esta partida serás cylon, elijas el personaje que elijas. La flota de arriba es lo que quieres ver agotarse. Nadie sabe de ti, y por ahora esa es tu fuerza.',
    'cylon.loyalty':
      'Eres cylon. Solo tú ves esta carta. Su acción te revela y hace daño: úsala cuando puedas hacer más a la vista que a escondidas. Hasta entonces, juega como un humano.',
    'cylon.action':
      'Una acción por turno. Un cylon que no hace nada útil levanta sospechas enseguida: haz pequeños favores y desperdicia lo importante cuando nadie pueda notarlo. La acción de tu carta de Lealtad te revela.',
    'cylon.contribute':
      'Una prueba de Habilidad, y tu ocasión. Las cartas de los tipos no indicados restan, y nadie ve quién puso cuál. Pero todos ven de qué tipos robas: lo que solo pudiste poner tú te delata.',
    'cylon.others':
      'Los demás juegan y hablan. Buscan a quien pudo poner las cartas malas. Di lo que diría un humano y deja que la sospecha caiga en otro.',
    'cylon.jump':
      'La flota se acerca al salto. Cada salto acerca a los humanos a su objetivo: retrasa el indicador si puedes hacerlo sin que se note, o deja que salten pronto y pierdan gente.',
    discard:
      'Elige de qué cartas te descartas. Lo mejor son las débiles, pero procura conservar una de cada tipo.',
    loyalty:
      'Tu carta de Lealtad dice si eres humano o cylon. Solo la ves tú. A mitad de camino todos reciben otra, y un amigo puede convertirse en enemigo.',
    others:
      'Juegan los demás. El diario cuenta lo que hacen, y el signo de interrogación que sigue a una línea abre su regla. Fíjate en cómo salen las pruebas y en quién ha puesto cartas en ellas.',
    space:
      'Hay naves cylons cerca. Los Incursores atacan a los Vipers y a las Naves Civiles; las Estrellas Base, a Galactica. Puedes combatirlas desde el “Control de Armamento” o en un Viper, pero solo un salto las deja atrás a todas.',
    jump: 'Muchas cartas de Crisis hacen avanzar el indicador. Al final del medidor la flota salta sola; antes, el “Control de FTL” puede hacerla saltar, con riesgo de perder Población.',
    over: 'Ya has jugado una partida entera. Arriba ves quién era qué. Puedes verla otra vez sin nada oculto, o crear una mesa con amigos.',
  },
};

export const tl = catalogue(words);
