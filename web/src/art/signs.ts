// The signs of skills, resources, titles and other things that stand beside a word: filled paths on a field of 24 by 24.
export const signs = {
  politics: 'M3 9 12 3l9 6v2H3zM5 12h3v6H5zM10.5 12h3v6h-3zM16 12h3v6h-3zM3 19h18v2.5H3z',
  leadership: 'M12 3 22 11v4.5L12 8 2 15.5V11zM12 10.5 22 18v4L12 15 2 22v-4z',
  tactics: 'M4 3h3v13.5L17.5 6H12V3h10.5v10.5h-3V8.2L8.5 19H21v3H4z',
  piloting: 'M12 1.5 14.2 9 22.5 18v3l-8-2.6L14 22h-4l-.5-3.6L1.5 21v-3L9.8 9z',
  engineering:
    'M14.8 2.2a6 6 0 0 0-5.4 8.5L2 18.1 5.9 22l7.4-7.4a6 6 0 0 0 8.3-6.8l-3.9 3.7-3.7-1.4-1-3.5 3.8-4.1a6 6 0 0 0-2-.3z',
  treachery: 'M12 1 15 6v6.5h5V15h-5.6L13.8 23h-3.6L9.6 15H4v-2.5h5V6z',
  fuel: 'M4 3h9v18H4zM6 5.5v4h5v-4zM14.5 8l3 2v8a1 1 0 0 0 2 0v-7l-3-4 1.5-1.5L21.5 9v9a3 3 0 0 1-6 0v-5h-1z',
  food: 'M11 22V10C6 10 3.5 7 3.5 2.5 8 2.5 11 5 11.8 8.5 12.5 5 15.5 2.5 20.5 2.5 20.5 7 18 10 13 10v3c1-2 3.5-3.5 7-3.5 0 4-2.5 6.5-7 6.5v6z',
  morale: 'M12 21.5 3.5 13a5.4 5.4 0 0 1 0-7.6 5.4 5.4 0 0 1 7.6 0l.9.9.9-.9a5.4 5.4 0 0 1 7.6 7.6z',
  population:
    'M8 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 8 4zM1 20c0-5 3-7.5 7-7.5s7 2.5 7 7.5zM16.5 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16.5 13c3.7 0 6.5 2.2 6.5 7h-6c0-3-.8-5-2.5-6.5z',
  admiral: 'M12 2l8 6v4l-8-6-8 6V8zM12 9l8 6v4l-8-6-8 6v-4zM10.5 18.5 12 17l1.5 1.5V22h-3z',
  president: 'M12 1.5 21 7v2H3V7zM5 10h2.5v7H5zM10.8 10h2.5v7h-2.5zM16.5 10H19v7h-2.5zM3 18h18v3.5H3z',
  cag: 'M12 7l2 3.500L23 5l-2 7-6 3-1 6h-4l-1-6-6-3-2-7 9 5.500z',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zm10-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  die: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm3.5 3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm9 9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  miracle: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  mutiny: 'M4 2h3v20H4zM8.500 3h12l-3 4.500 3 4.500h-4l-3-2-2 4h-3z',
  mission:
    'M12 1.500a8 8 0 0 1 8 8c0 5-5 9-8 13-3-4-8-8-8-13a8 8 0 0 1 8-8zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  skip: 'M4 4l9 8-9 8zM14 4h3.5v16H14z',
} satisfies Record<string, string>;

export type Sign = keyof typeof signs;
