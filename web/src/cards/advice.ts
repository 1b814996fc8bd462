// A word for anyone who chooses a character for the first time, by class.

export type Advice = 'military' | 'political' | 'pilot' | 'support' | 'leader';

const classes: Record<string, Advice> = {
  'aaron-doral': 'leader',
  'anastasia-dee-dualla': 'support',
  'brendan-hot-dog-costanza': 'pilot',
  'callandra-cally-tyrol': 'support',
  'caprica-six': 'leader',
  cavil: 'leader',
  'danna-biers': 'leader',
  'ellen-tigh': 'political',
  'felix-gaeta': 'military',
  'gaius-baltar': 'political',
  'gaius-baltar-alt': 'support',
  'galen-tyrol': 'support',
  'helena-cain': 'military',
  'kara-starbuck-thrace': 'pilot',
  'karl-helo-agathon': 'military',
  'karl-helo-agathon-alt': 'pilot',
  'laura-roslin': 'political',
  'lee-adama-alt': 'political',
  'lee-apollo-adama': 'pilot',
  'leoben-conoy': 'leader',
  'louanne-kat-katraine': 'pilot',
  'louis-hoshi': 'military',
  'romo-lampkin': 'political',
  'samuel-anders': 'pilot',
  'saul-tigh': 'military',
  'sharon-athena-agathon': 'leader',
  'sharon-boomer-valerii': 'pilot',
  'sherman-doc-cottle': 'support',
  'simon-oneill': 'leader',
  'tom-zarek': 'political',
  'tom-zarek-alt': 'military',
  'tory-foster': 'political',
  'william-adama': 'military',
};

/** The advice for a character, if there is any. */
export const adviceOf = (character: string): Advice | undefined => classes[character.split('/')[1] ?? ''];
