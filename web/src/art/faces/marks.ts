// Beards, and what people wear on their heads.
import { fill, line } from './pen';
import type { Tones } from './recipe';

export const jawline = ({ half, hair, shine }: Tones): string =>
  fill(
    'M66 106 C70 120 76 124 84 122 C92 119 108 119 116 122 C124 124 130 120 134 106 L136 150 L100 158 L64 150Z',
    hair,
  ) +
  fill('M66 108 C70 122 76 126 84 124 C88 130 82 142 84 150 L66 142Z', shine, 'fill-opacity=".8"') +
  fill('M88 127 C94 124 106 124 112 127 L110 134 C104 137 96 137 90 134Z', half);

/** Grown long, and grey at the chin. */
export const prophet = (t: Tones): string =>
  jawline(t) +
  line(
    'M90 141 C91 148 94 153 97 156M101 141 C101 148 101 153 101 157M111 140 C110 147 107 152 105 156',
    t.shine,
    2.2,
  ) +
  line('M78 126 C79 136 84 144 90 149', t.shine, 1.8);

export const moustache = ({ hair, shine }: Tones): string =>
  fill('M84 128 C88 121 96 119 100 121 C104 119 112 121 116 128 C110 126 90 126 84 128Z', hair) +
  line('M86 126 C90 122 95 121 99 122', shine, 1.6);

export const goatee = (t: Tones): string =>
  moustache(t) +
  fill('M86 128 C84 140 90 152 100 154 C110 152 116 140 114 128 L111 134 C106 140 94 140 89 134Z', t.hair) +
  line('M87 134 C87 142 91 148 96 150', t.shine, 2);

export const trimmed = (t: Tones): string =>
  fill(
    'M70 122 C78 132 80 126 86 124 L88 134 C88 142 112 142 112 134 L114 124 C122 126 126 128 131 120 L128 152 L72 152Z',
    t.hair,
    'fill-opacity=".82"',
  ) + moustache(t);

/** Along the cheeks to the chin, the lip bare. */
export const whiskers = ({ hair }: Tones): string =>
  fill(
    'M66 98 C68 118 74 130 84 138 C92 143 108 143 116 138 C126 130 132 118 134 98 L138 154 H62Z',
    hair,
    'fill-opacity=".5"',
  );

export const glasses =
  line(
    'M73 92 m-1 0 a13 11.5 0 1 0 26 0 a13 11.5 0 1 0 -26 0M104 92 a12 11 0 1 0 24 0 a12 11 0 1 0 -24 0M98 90 C100 88 102 88 104 90M72 89 L62 86',
    '#1a1512',
    3,
  ) +
  line('M74 86 A13 11.5 0 0 1 88 81', '#f4d9a0', 1.8) +
  fill('M76 88 L84 84 L79 98Z', '#fff', 'fill-opacity=".28"');

export const visor =
  fill(
    'M52 104 C44 40 72 10 102 10 C134 10 158 40 148 104 L140 112 C142 84 138 62 128 54 C112 46 90 46 74 54 C64 62 60 84 61 112Z',
    '#3b4632',
  ) +
  fill('M52 100 C46 44 70 14 100 13 C78 24 62 42 60 74 L58 106Z', '#8c9a72') +
  fill('M66 56 C66 34 82 26 102 26 C122 26 136 34 136 56 C126 45 78 45 66 56Z', '#10212b') +
  fill('M68 52 C70 36 84 29 100 29 C90 33 82 39 79 47Z', '#8fd0e6', 'fill-opacity=".8"') +
  line('M66 56 C78 45 126 45 136 56', '#c9d2d0', 1.8) +
  fill('M55 96 h8 v22 l-8 -4z', '#20262c');

export const headset =
  line('M60 92 C54 40 78 20 102 20', '#20262c', 6) +
  line('M59 86 C56 44 78 23 100 22.4', '#8f999b', 2) +
  fill('M54 84h10c4 0 5 5 5 11s-1 12-5 12h-10c-4 0-5-5-5-12s1-11 5-11z', '#39444c') +
  fill('M54 84h4v23h-4c-4 0-5-5-5-12s1-11 5-11z', '#9aa8ab') +
  line('M56 108 C58 124 70 134 84 135', '#20262c', 3) +
  '<circle cx="85" cy="135" r="3.6" fill="#f4b860"/>';
