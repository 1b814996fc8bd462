package base

import "ragtag/rules"

// lines are the lines of succession over the characters of every set. Those of
// one box are the same orders with the others left out.
func lines() (l [rules.NumTitles][]string) {
	l[rules.President] = []string{
		"laura-roslin", "gaius-baltar", "lee-adama-alt", "tom-zarek", "romo-lampkin", "tory-foster", "ellen-tigh",
		"lee-apollo-adama", "tom-zarek-alt", "felix-gaeta", "william-adama", "karl-helo-agathon", "galen-tyrol",
		"gaius-baltar-alt", "callandra-cally-tyrol", "sherman-doc-cottle", "helena-cain", "anastasia-dee-dualla",
		"louis-hoshi", "karl-helo-agathon-alt", "sharon-boomer-valerii", "saul-tigh", "brendan-hot-dog-costanza",
		"samuel-anders", "kara-starbuck-thrace", "louanne-kat-katraine",
	}
	l[rules.Admiral] = []string{
		"helena-cain", "william-adama", "saul-tigh", "karl-helo-agathon", "felix-gaeta", "louis-hoshi",
		"tom-zarek-alt", "lee-apollo-adama", "anastasia-dee-dualla", "karl-helo-agathon-alt", "kara-starbuck-thrace",
		"louanne-kat-katraine", "sharon-boomer-valerii", "brendan-hot-dog-costanza", "samuel-anders", "galen-tyrol",
		"callandra-cally-tyrol", "sherman-doc-cottle", "lee-adama-alt", "tom-zarek", "ellen-tigh",
		"gaius-baltar-alt", "gaius-baltar", "romo-lampkin", "tory-foster", "laura-roslin",
	}
	return l
}
