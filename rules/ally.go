package rules

// NumAllies is how many Allies are on the board.
const NumAllies = 3
