// The ships that are drawn, with the size of each drawing: what the page knows of them before the drawings come.

export const sizes = {
  viper: [100, 120],
  'viper-vii': [100, 120],
  raptor: [120, 120],
  'assault-raptor': [120, 120],
  nuke: [60, 120],
  raider: [120, 100],
  'heavy-raider': [120, 120],
  basestar: [240, 240],
  'rebel-basestar': [240, 240],
  centurion: [120, 140],
  gardens: [160, 100],
  freighter: [160, 100],
  liner: [160, 100],
  'colonial-one': [300, 120],
  demetrius: [300, 140],
  pegasus: [620, 300],
  galactica: [822, 400],
} as const satisfies Record<string, readonly [number, number]>;

export type ShipKind = keyof typeof sizes;
