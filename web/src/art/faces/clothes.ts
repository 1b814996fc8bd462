// Coats, collars and what lies on them: each begins with its widest shape, which gives the outline.
import { fill, ink, line } from './pen';

/** The colours of cloth: in the dark, whole, lit. */
const cloths = {
  duty: ['#141f26', '#2b3d46', '#5c7480'],
  dutyDk: ['#10171d', '#222c35', '#4d5d69'],
  suitB: ['#171a22', '#2f3646', '#616c83'],
  suitR: ['#2b1518', '#54262a', '#8d4743'],
  flight: ['#1f2a22', '#44553f', '#879573'],
  deck: ['#5f2a13', '#b25723', '#e8924a'],
  civil: ['#241c16', '#4c3b2c', '#8a7052'],
  tan: ['#30281d', '#6b583d', '#ab936a'],
  white: ['#6b7176', '#b6bcba', '#eceae2'],
  red: ['#3b0d10', '#8e1d21', '#d1483d'],
  black: ['#0b0d11', '#1c2128', '#474f5a'],
} as const;

export type Cloth = keyof typeof cloths;

/** Stands for the half tone of the skin where a coat leaves it bare. */
export const bare = 'SKIN';

export const clothes = {
  duty(cloth: Cloth = 'duty', pips = '#e8b55b') {
    const [dark, whole, lit] = cloths[cloth];
    return (
      fill(
        'M10 220 C12 190 30 178 66 168 L78 158 L100 176 L122 158 L134 168 C170 178 188 190 190 220Z',
        whole,
      ) +
      fill('M10 220 C12 190 30 178 66 168 L74 162 L80 176 L40 190 C30 196 26 206 24 220Z', lit) +
      fill('M122 158 L134 168 C170 178 188 190 190 220 H112 L104 178Z', dark) +
      fill('M74 152 C84 162 116 162 126 152 L128 168 C114 178 86 178 72 168Z', whole) +
      fill('M74 152 C80 158 92 160 100 160 L98 175 C88 175 78 172 72 168Z', lit) +
      line('M101 161 L97 176 L74 220', ink, 2.4) +
      line('M104 176 L81 220', lit, 1.2, 'stroke-opacity=".5"') +
      `<circle cx="83" cy="165" r="2.4" fill="${pips}"/><circle cx="91" cy="167.5" r="2.4" fill="${pips}"/><circle cx="117" cy="166" r="2" fill="${pips}" fill-opacity=".5"/>` +
      line('M30 190 L66 177', lit, 2)
    );
  },
  flight(cloth: Cloth = 'flight') {
    const [dark, whole, lit] = cloths[cloth];
    return (
      fill('M12 220 C14 192 34 178 62 170 L138 170 C166 178 186 192 188 220Z', whole) +
      fill('M12 220 C14 192 34 178 62 170 L80 170 L66 184 L46 190 C38 196 36 208 34 220Z', lit) +
      fill('M120 170 L138 170 C166 178 186 192 188 220 H118Z', dark) +
      `<path d="M60 166 C62 156 80 160 100 160 C120 160 138 156 140 166 C142 180 122 186 100 186 C78 186 58 180 60 166Z" fill="#2c3239"/><path d="M60 166 C62 156 80 160 100 160 L100 186 C78 186 58 180 60 166Z" fill="#7d8a90"/><path d="M68 167 C74 163 86 165 100 165 C114 165 126 163 132 167 C130 176 114 179 100 179 C86 179 70 176 68 167Z" fill="#10151a"/>` +
      line('M62 162 C72 157 84 160 100 160', '#c9d2d0', 2) +
      line('M100 187V220', dark, 3) +
      fill('M52 196 h26 v8 h-26z', dark) +
      line('M40 196 L56 220M160 196 L146 220', dark, 3)
    );
  },
  suit(cloth: Cloth = 'suitB', shirt = '#d9d6cb', open = false, tie = '') {
    const [dark, whole, lit] = cloths[cloth];
    return (
      fill('M10 220 C14 194 32 180 70 168 L100 190 L130 168 C168 180 186 194 190 220Z', whole) +
      fill('M78 160 L100 196 L122 160 L132 170 L112 220 H88 L68 170Z', shirt) +
      fill('M102 192 L122 160 L132 170 L112 220 H98Z', ink, 'fill-opacity=".35"') +
      (open
        ? ''
        : fill('M76 158 L100 186 L90 196 L70 168ZM124 158 L100 186 L110 196 L130 168Z', shirt) +
          line('M76 158 L100 186 L124 158', '#8b8a84', 1.4)) +
      (tie ? fill('M96 186h8l4 34h-16z', tie) : '') +
      fill('M70 164 L60 176 L66 194 L76 196 L92 220 H24 C26 200 34 188 48 180Z', lit) +
      fill('M62 174 L66 194 L76 196 L92 220 H40 C40 200 46 186 62 174Z', whole) +
      fill('M130 164 L140 176 L134 194 L124 196 L108 220 H190 C186 194 166 180 130 164Z', dark) +
      line('M70 166 L60 177 L66 194 L76 196 L92 220', lit, 1.6)
    );
  },
  deck() {
    const [dark, whole, lit] = cloths.deck;
    return (
      fill('M8 220 C10 190 32 176 64 168 L100 178 L136 168 C168 176 190 190 192 220Z', whole) +
      fill('M8 220 C10 190 32 176 64 168 L84 174 L60 186 C46 192 40 206 38 220Z', lit) +
      fill('M120 172 L136 168 C168 176 190 190 192 220 H112 L106 182Z', dark) +
      fill('M70 156 L62 172 L84 196 L100 180Z', lit) +
      fill('M130 156 L138 172 L116 196 L100 180Z', dark) +
      fill('M84 166 L100 180 L116 166 L112 162 H88Z', '#20262c') +
      line('M100 182V220', dark, 3) +
      fill('M46 198h26v15H46z', dark) +
      line('M46 198h26', lit, 2)
    );
  },
  tank(cloth: Cloth = 'black') {
    const [, whole, lit] = cloths[cloth];
    return (
      fill(
        'M8 220 C12 196 34 184 66 172 L82 166 C92 178 108 178 118 166 L134 172 C166 184 188 196 192 220Z',
        bare,
      ) +
      fill(
        'M62 172 L76 168 C84 190 116 190 124 168 L138 172 C132 190 148 204 148 220 H52 C52 204 68 190 62 172Z',
        whole,
      ) +
      fill('M62 172 L76 168 C80 180 88 186 100 187 V220 H52 C52 204 68 190 62 172Z', lit)
    );
  },
  robe(cloth: Cloth = 'civil') {
    const [dark, whole, lit] = cloths[cloth];
    return (
      fill('M6 220 C8 192 34 176 66 168 L100 196 L134 168 C166 176 192 192 194 220Z', whole) +
      fill('M6 220 C8 192 34 176 66 168 L78 178 C58 190 46 204 44 220Z', lit) +
      fill('M134 168 C166 176 192 192 194 220 H116 L104 192Z', dark) +
      line('M66 168 C74 186 88 200 94 220M134 168 C128 186 112 200 106 220', dark, 3)
    );
  },
};
