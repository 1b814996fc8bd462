// A word for anyone who chooses a character for the first time, by class.

export type Advice = 'military' | 'political' | 'pilot' | 'support' | 'leader';

const classes: Record<string, Advice> = {
  'anastasia-dee-dualla': 'support',
  'caprica-six': 'leader',
  cavil: 'leader',
  'ellen-tigh': 'political',
  'gaius-baltar': 'political',
  'galen-tyrol': 'support',
  'helena-cain': 'military',
  'kara-starbuck-thrace': 'pilot',
  'karl-helo-agathon': 'military',
  'laura-roslin': 'political',
  'lee-apollo-adama': 'pilot',
  'leoben-conoy': 'leader',
  'louanne-kat-katraine': 'pilot',
  'saul-tigh': 'military',
  'sharon-boomer-valerii': 'pilot',
  'tom-zarek': 'political',
  'william-adama': 'military',
};

/** The advice for a character, if there is any. */
export const adviceOf = (character: string): Advice | undefined => classes[character.split('/')[1] ?? ''];
