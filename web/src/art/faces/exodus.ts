// The people of Exodus.
import { clothes } from './clothes';
import { fill, line } from './pen';
import type { Recipe } from './recipe';

export const exodus: Record<string, Recipe> = {
  'felix-gaeta': {
    role: 'support',
    ground: 'rings',
    head: 'oval',
    skin: 'o',
    hair: 'black',
    cut: 'curls',
    clothes: clothes.duty(),
    brows: { w: 5.2, a: 4.4, t: -1, x: -0.6 },
    eyes: { o: 3.7, w: 9, lid: 0.25 },
    nose: { l: 117, w: 8, h: 1 },
    mouth: { w: 12.5, c: 0.2, f: 1 },
    before:
      fill('M40 206 l40 -40 l6 6 l-40 40 l-9 3z', '#d24a35') + fill('M80 166 l6 6 l-4 4 l-6 -6z', '#f2e6d0'),
  },
  'samuel-anders': {
    role: 'pilot',
    ground: 'peak',
    head: 'jaw',
    skin: 'b',
    hair: 'brown',
    cut: 'buzz',
    clothes: clothes.tank(),
    brows: { w: 5, a: 1, y: 82.6, t: 0.6 },
    eyes: { o: 2.5, lid: 0.35, iris: '#4c6a58', deep: 0.8 },
    nose: { l: 117, w: 9.4, h: -1 },
    mouth: { w: 15.5, c: 1.4 },
    stubble: 0.42,
    cleft: true,
    cheek: -0.4,
    before:
      '<circle cx="40" cy="192" r="24" fill="#b4642e"/><path d="M18 182 A24 24 0 0 1 44 168" stroke="#f0b070" stroke-width="3" fill="none"/>' +
      line('M16 196 C30 186 50 188 64 192M40 168 C46 184 46 200 40 216', '#4b2412', 2.4),
  },
  'callandra-cally-tyrol': {
    role: 'support',
    ground: 'hull',
    head: 'round',
    skin: 'a',
    hair: 'brown',
    cut: 'fringe',
    clothes: clothes.deck(),
    woman: true,
    brows: { w: 3, y: 84, t: -1 },
    eyes: { o: 4.3, w: 8, s: -0.4, iris: '#4a3a24', dx: 15.5, lid: 0.1, lash: 1.4 },
    nose: { l: 111, w: 6.2 },
    mouth: { w: 11.5, c: 1.6, f: 1 },
    lip: '#ac5d50',
    cheek: 0.9,
    before:
      fill('M150 150 h22 v30 h-22z', '#2a2f34') +
      fill('M152 154h18v18h-18z', '#ffe1a0') +
      line('M161 180v30', '#2a2f34', 5),
  },
  'tory-foster': {
    role: 'politics',
    ground: 'lamp',
    head: 'oval',
    skin: 'o',
    hair: 'dark',
    cut: 'straight',
    clothes: clothes.suit('suitB', '#e5e0d2'),
    woman: true,
    brows: { w: 3.6, t: 1 },
    eyes: { o: 3.1, w: 9.6, s: 1, lid: 0.4, dx: 14.6 },
    nose: { l: 117, w: 7 },
    mouth: { w: 13, c: -0.4, f: 1.2 },
    lip: '#94403a',
    before:
      fill('M126 178 h44 v42 h-44z', '#c9a45c') +
      fill('M126 178h16l4 -6h20v6z', '#e7c98a') +
      line('M134 190h28M134 198h28', '#6b4f20', 1.8),
  },
};
