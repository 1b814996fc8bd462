// The people of the base game.
import { clothes } from './clothes';
import { glasses, jawline, visor } from './marks';
import { dot, fill, line, round } from './pen';
import type { Recipe } from './recipe';

const lights = Array.from({ length: 12 }, (_, i) => {
  const a = ((i * 30 - 90) * Math.PI) / 180;
  return `M${round(100 + 82 * Math.cos(a))} ${round(86 + 82 * Math.sin(a))}h.01`;
}).join('');

const smoke = (d: string, width: number, opacity: number) =>
  line(d, '#d8dcd6', width, `stroke-opacity="${opacity}"`);

export const base: Record<string, Recipe> = {
  'william-adama': {
    role: 'military',
    ground: 'lamp',
    head: 'broad',
    skin: 'o',
    hair: 'grey',
    cut: 'swept',
    clothes: clothes.duty(),
    age: 2,
    brows: { w: 6, t: -0.6 },
    eyes: { lid: 0.5, bag: 1, o: 2.8 },
    nose: { w: 10, l: 117, h: 1 },
    mouth: { w: 15, c: -1.4 },
    cheek: -0.5,
    before: glasses,
  },
  'laura-roslin': {
    role: 'politics',
    ground: 'rays',
    head: 'heart',
    skin: 'a',
    hair: 'auburn',
    cut: 'shoulder',
    clothes: clothes.suit('suitB', '#c9b58d', true),
    woman: true,
    age: 1,
    brows: { w: 2.6, a: 3.8, t: -1, y: 81 },
    eyes: { w: 8.8, o: 3.6, iris: '#3d4a3a', s: 0.2, lid: 0.2, bag: 1, deep: 0.25, lash: 1.6 },
    nose: { l: 115, w: 6.6 },
    mouth: { w: 13.5, c: 1.8, f: 0.85 },
    lip: '#a84c3f',
    cheek: 0.4,
    behind: `<g fill="none" stroke="#f4c873" stroke-width="2.6"><circle cx="100" cy="86" r="82"/><circle cx="100" cy="86" r="90" stroke-width="1.2" stroke-dasharray="2 7"/></g>${line(lights, '#f4c873', 9)}`,
  },
  'kara-starbuck-thrace': {
    role: 'pilot',
    ground: 'peak',
    head: 'jaw',
    skin: 'a',
    hair: 'blond',
    cut: 'short',
    clothes: clothes.flight(),
    woman: true,
    brows: { w: 4.2, t: 0.8 },
    eyes: { o: 3.2, w: 8.4, s: 0.6, iris: '#4f6a3e', lid: 0.3, lash: 1.2 },
    nose: { l: 114, w: 7.6 },
    mouth: { w: 15, c: 2, k: 2.6, f: 0.9 },
    lip: '#ad5a4a',
    cheek: 0.6,
    before:
      fill('M106 131 L142 143 L140 150 L104 136Z', '#5a3620') +
      fill('M106 131 L142 143 L141 146 L105 133Z', '#8d5b36') +
      dot(142, 147, 5.4, '#ff7a3c') +
      dot(142, 146.4, 2.6, '#ffe1a0') +
      smoke('M146 138 C158 126 144 112 158 96 C168 84 156 70 166 54', 3.2, 0.5) +
      smoke('M150 136 C164 122 152 110 166 94', 1.6, 0.4),
  },
  'gaius-baltar': {
    role: 'politics',
    ground: 'half',
    head: 'lean',
    skin: 'b',
    hair: 'dark',
    cut: 'long',
    clothes: clothes.suit('suitB', '#e6dfd0', true),
    brows: { w: 4.2, t: -2.4, a: 4 },
    eyes: { o: 3.8, w: 9.4, iris: '#3a2416', lid: 0.1, bag: 1 },
    nose: { l: 117, w: 6.6, h: 1.6 },
    mouth: { w: 12, c: -0.6, f: 0.6 },
    beard: jawline,
    behind:
      fill(
        'M150 218 C146 170 138 150 146 132 C136 120 134 96 140 84 C146 66 176 64 184 84 C190 98 188 120 178 132 C186 148 206 150 208 218Z',
        '#c3cfd0',
        'fill-opacity=".34"',
      ) +
      fill(
        'M140 84 C146 66 168 64 178 72 C160 76 152 90 152 110 C146 104 138 96 140 84Z',
        '#eef2ea',
        'fill-opacity=".55"',
      ) +
      line('M146 132 C138 150 146 170 150 216', '#eef2ea', 2, 'stroke-opacity=".5"'),
  },
  'saul-tigh': {
    role: 'military',
    ground: 'hull',
    head: 'long',
    skin: 'p',
    hair: 'white',
    cut: 'bald',
    clothes: clothes.duty('dutyDk'),
    age: 2,
    brows: { w: 5, t: 1.8 },
    eyes: { o: 2.6, lid: 0.55, bag: 1, deep: 0.8 },
    nose: { l: 119, w: 9, h: 2 },
    mouth: { w: 13, c: -2.6 },
    cheek: -0.7,
    before:
      fill('M103 84 C110 78 124 79 129 86 C130 96 124 103 116 103 C108 103 103 95 103 84Z', '#0b0e13') +
      line('M104 85 C111 80 122 80 128 86', '#566069', 1.6) +
      line('M104 86 L66 60M128 88 L140 96', '#0b0e13', 4) +
      fill('M82 40 C90 36 100 36 108 40 C98 40 90 44 84 50Z', '#fff', 'fill-opacity=".35"'),
  },
  'galen-tyrol': {
    role: 'support',
    ground: 'rings',
    head: 'round',
    skin: 'b',
    hair: 'black',
    cut: 'buzz',
    clothes: clothes.deck(),
    brows: { w: 6.4, y: 82, a: 1.6 },
    eyes: { o: 2.9, lid: 0.35, dx: 15.5 },
    nose: { l: 115, w: 9.6 },
    mouth: { w: 14, c: 0.6 },
    stubble: 0.2,
    cheek: 0.5,
    before:
      line('M58 98 C46 40 74 14 102 14 C132 14 156 40 143 98', '#2a2f34', 9) +
      line('M57 90 C50 44 74 18 100 17', '#8f999b', 3) +
      fill('M46 82 h14 c5 0 7 6 7 14 s-2 15 -7 15 h-14 c-5 0 -8 -6 -8 -14 s3 -15 8 -15z', '#e2a13c') +
      fill('M46 82 h4 v29 h-4 c-5 0 -8 -6 -8 -14 s3 -15 8 -15z', '#f8cf82') +
      fill('M140 82 h12 c5 0 8 6 8 15 s-3 14 -8 14 h-12z', '#6b4715'),
  },
  'sharon-boomer-valerii': {
    role: 'pilot',
    ground: 'rings',
    head: 'oval',
    skin: 'e',
    hair: 'black',
    cut: 'forward',
    clothes: clothes.flight(),
    woman: true,
    brows: { w: 3.2, a: 1.8 },
    eyes: { o: 3, w: 9.4, s: 1.6, lid: 0.2 },
    nose: { l: 114, w: 7.4 },
    mouth: { w: 12, c: 0.8, f: 1.1 },
    lip: '#a85446',
    cheek: 0.5,
    before: visor,
  },
  'tom-zarek': {
    role: 'politics',
    ground: 'bars',
    head: 'jaw',
    skin: 'a',
    hair: 'grey',
    cut: 'long',
    clothes: clothes.suit('civil', '#a8552c', true),
    age: 1,
    brows: { w: 4.8, t: 0.8 },
    eyes: { o: 2.5, lid: 0.4, iris: '#4a6478' },
    nose: { l: 117, w: 8.4, h: -0.6 },
    mouth: { w: 15, c: 0.8, k: 2.4 },
    cleft: true,
    stubble: 0.3,
    before:
      line('M20 -4V224M180 -4V224', '#11161b', 8) +
      line('M17 -4V224M177 -4V224', '#79868b', 2) +
      fill('M12 150 c-8 4 -8 18 0 22 h20 c6 -2 6 -20 0 -22z', '#c3926f') +
      fill('M12 150 c-8 4 -8 10 -4 12 h24 c4 -4 2 -10 0 -12z', '#ecc9a4') +
      line('M10 157h22M9 163h23M11 168h20', '#5d3b33', 1.6),
  },
  'lee-apollo-adama': {
    role: 'pilot',
    ground: 'hull',
    head: 'square',
    skin: 'a',
    hair: 'brown',
    cut: 'quiff',
    clothes: clothes.flight(),
    brows: { w: 4.6, a: 1.6, t: 0.8 },
    eyes: { o: 3.3, w: 8.8, iris: '#3f7088', lid: 0.1 },
    nose: { l: 114, w: 7, h: -0.6 },
    mouth: { w: 13, c: -0.4, f: 0.7 },
    cleft: true,
    before: fill('M70 196 l14 6 l14 -6 l-14 12z', '#f4c873'),
  },
  'karl-helo-agathon': {
    role: 'pilot',
    ground: 'rings',
    head: 'long',
    skin: 'b',
    hair: 'black',
    cut: 'brush',
    clothes: clothes.flight('tan'),
    brows: { w: 5.8, a: 2.2, t: -0.8 },
    eyes: { o: 3, lid: 0.3, w: 9 },
    nose: { l: 119, w: 8.8 },
    mouth: { w: 16, c: 1.8, f: 0.8 },
    stubble: 0.16,
    before:
      fill('M24 196 l34 -8 l6 34 h-40z', '#d9cfae') + line('M40 192 l5 28M30 204 l30 -7', '#8c8263', 1.6),
  },
};
