package base

import "ragtag/rules"

// offices are the titles, with their lines of succession over the characters of
// every set. Those of one box are the same orders with the others left out.
func offices() []rules.Office {
	return []rules.Office{
		{
			ID: "president", Title: rules.President, Rule: "title.president", Line: presidents(),
			Hands: []rules.TitleHand{{Zone: rules.QuorumHand, Rule: "title.quorum"}},
		},
		{ID: "admiral", Title: rules.Admiral, Rule: "title.admiral", Line: admirals(), LostIn: []rules.Place{rules.AtBrig}, Nukes: true, Places: true},
	}
}

func presidents() []string {
	return []string{
		"laura-roslin", "gaius-baltar", "lee-adama-alt", "tom-zarek", "romo-lampkin", "tory-foster", "ellen-tigh",
		"lee-apollo-adama", "tom-zarek-alt", "felix-gaeta", "william-adama", "karl-helo-agathon", "galen-tyrol",
		"gaius-baltar-alt", "callandra-cally-tyrol", "sherman-doc-cottle", "helena-cain", "anastasia-dee-dualla",
		"louis-hoshi", "karl-helo-agathon-alt", "sharon-boomer-valerii", "saul-tigh", "brendan-hot-dog-costanza",
		"samuel-anders", "kara-starbuck-thrace", "louanne-kat-katraine",
	}
}

func admirals() []string {
	return []string{
		"helena-cain", "william-adama", "saul-tigh", "karl-helo-agathon", "felix-gaeta", "louis-hoshi",
		"tom-zarek-alt", "lee-apollo-adama", "anastasia-dee-dualla", "karl-helo-agathon-alt", "kara-starbuck-thrace",
		"louanne-kat-katraine", "sharon-boomer-valerii", "brendan-hot-dog-costanza", "samuel-anders", "galen-tyrol",
		"callandra-cally-tyrol", "sherman-doc-cottle", "lee-adama-alt", "tom-zarek", "ellen-tigh",
		"gaius-baltar-alt", "gaius-baltar", "romo-lampkin", "tory-foster", "laura-roslin",
	}
}
