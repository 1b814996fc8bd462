package lab

// rehearsed are series over choices that are under way (options.UnderWay), of which
// whole games can be played: what they do not reach is shown by scenarios, as with
// what is built.
var rehearsed = []Plan{}
