// What is behind a person: the tone of a role, and a figure on it.
import { fill } from './pen';

const roles = {
  military: ['#24363d', '#2f4a50', '#15232a'],
  politics: ['#51401b', '#6f5a27', '#2a2110'],
  pilot: ['#4a241d', '#683429', '#26120f'],
  support: ['#1f3650', '#2b4c6d', '#111e2f'],
  leader: ['#3a1418', '#561c20', '#1a090c'],
} as const;

export type Role = keyof typeof roles;

type Figure = (lit: string, dark: string) => string;

const bar = (x: number, lit: string, dark: string): string =>
  fill(`M${x - 5} 0h10v220h-10z`, dark) + fill(`M${x - 5} 0h3v220h-3z`, lit);

const figures = {
  rays: (lit) =>
    fill(
      'M100 96 L-20 20 L-20 60ZM100 96 L40 -20 L80 -20ZM100 96 L130 -20 L170 -20ZM100 96 L220 30 L220 70ZM100 96 L-20 110 L-20 150ZM100 96 L220 110 L220 150Z',
      lit,
    ),
  lamp: (lit) => fill('M0 0H96L150 220H0Z', lit),
  bars: (lit, dark) => [20, 54, 88, 122, 156, 190].map((x) => bar(x, lit, dark)).join(''),
  rings: (lit) =>
    `<g fill="none" stroke="${lit}" stroke-width="3"><circle cx="100" cy="96" r="56"/><circle cx="100" cy="96" r="86"/><circle cx="100" cy="96" r="118"/><path d="M100 -20V220M-20 96H220"/></g>`,
  hull: (lit, dark) =>
    fill('M0 30H200V44H0ZM0 84H200V98H0ZM0 138H200V152H0Z', lit) +
    fill('M30 0h8v220h-8zM154 0h8v220h-8z', dark),
  sun: (lit) => `<circle cx="100" cy="86" r="78" fill="${lit}"/>`,
  peak: (lit) => fill('M100 -6 L190 150 L10 150Z', lit),
  half: (lit, dark) => fill('M100 0H200V220H100Z', dark) + fill('M0 0H100V220H0Z', lit),
} satisfies Record<string, Figure>;

export type Ground = keyof typeof figures;

export function ground(role: Role, figure: Ground): string {
  const [tone, lit, dark] = roles[role];
  return `<rect width="200" height="220" fill="${tone}"/>` + figures[figure](lit, dark);
}
