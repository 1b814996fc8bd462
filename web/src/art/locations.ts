// The signs of the locations, by their ids without the kind: filled paths on a field of 24 by 24.
const drawn = {
  'ftl-control': 'M12 2a10 10 0 1 1-9.5 7h3A7.2 7.2 0 1 0 12 4.8a5 5 0 1 1-4.9 6h2.6A2.4 2.4 0 1 0 12 9.5z',
  'weapons-control':
    'M10.8 1h2.4v4.3a7 7 0 0 1 5.5 5.5H23v2.4h-4.3a7 7 0 0 1-5.5 5.5V23h-2.4v-4.3a7 7 0 0 1-5.5-5.5H1v-2.4h4.3a7 7 0 0 1 5.5-5.5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
  communications:
    'M10.8 12h2.4l3 10h-2.4L12 15.5 10.2 22H7.8zM12 6.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM6.3 3.5l1.5 1.7a5.5 5.5 0 0 0 0 7.3L6.3 14.2a7.7 7.7 0 0 1 0-10.7zM17.7 3.5l-1.5 1.7a5.5 5.5 0 0 1 0 7.3l1.5 1.7a7.7 7.7 0 0 0 0-10.7zM3 1l1.5 1.5a10 10 0 0 0 0 12.7L3 16.7A12 12 0 0 1 3 1zM21 1l-1.5 1.5a10 10 0 0 1 0 12.7l1.5 1.5A12 12 0 0 0 21 1z',
  'research-lab':
    'M8 1.5h8V4h-1v5l6 10.2A2.2 2.2 0 0 1 19 22.5H5a2.2 2.2 0 0 1-2-3.3L9 9V4H8zM11.5 4v5.7L9.3 13.5h5.4l-2.2-3.8V4z',
  command: 'M2 6 12 2l10 4v2.5L12 12.5 2 8.5zM5 11.5l7 2.8 7-2.8v3.5l-7 2.8-7-2.8zM10.5 18h3v4h-3z',
  'admirals-quarters': 'M4 2h11v3h3V2h2v20h-2v-6H7.5v6H4zM7.5 5v8H18V8h-3V5zM9 7h3.5v4H9z',
  'hangar-deck': 'M12 2l2 6.5 7 8V19l-7-2-.5 2h-3L10 17l-7 2v-2.5l7-8zM3 21h18v2H3z',
  armory: 'M2 8h15V6h2v2h4v4h-5l-1.5 3H12l-1 5H6.5L8 14H5l-3 1.5zM12 12.2v1.6h3l.8-1.6z',
  sickbay: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  brig: 'M2 2h20v3H2zM2 19h20v3H2zM4 5h2.6v14H4zM8.7 5h2.6v14H8.7zM13.3 5h2.6v14h-2.6zM18 5h2.6v14H18z',
  'press-room':
    'M10 2h4a2 2 0 0 1 2 2v8a4 4 0 0 1-8 0V4a2 2 0 0 1 2-2zM4.5 10H7v2a5 5 0 0 0 10 0v-2h2.5v2a7.5 7.5 0 0 1-6.3 7.4V21H17v2H7v-2h3.8v-1.6A7.5 7.5 0 0 1 4.5 12z',
  'presidents-office':
    'M12 1 22 7v3H2V7zM12 4.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM4 11.5h3.5V18H4zM10.3 11.5h3.4V18h-3.4zM16.5 11.5H20V18h-3.5zM2 19.5h20V23H2z',
  administration: 'M5 1h10l5 5v17H5zM14 3v4.5h4zM8 10.5h9v2H8zM8 14.5h9v2H8zM8 18.5h6v2H8z',
  caprica:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM6 9.5c2-1 3 .5 5 0s2-2.5 5-2.5c-3-2.5-8-2-10 2.5zM5.5 13c3 1.5 6-.5 8 1s3 .5 5-.5c-.5 3-3 5-6 5-3.5 0-6.5-2.5-7-5.5z',
  'cylon-fleet':
    'M12 1c.6 5 3 9 9.5 15.5C16 14.5 13.5 15 12 19c-1.5-4-4-4.5-9.5-2.5C9 10 11.4 6 12 1zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 21h16v2H4z',
  'basestar-bridge':
    'M12 1l2.6 7.2L22 6l-5.2 6L22 18l-7.400-2.200L12 23l-2.600-7.200L2 18l5.200-6L2 6l7.400 2.200z',
  'human-fleet': 'M2 7l3-3h12l5 3-5 3H5zM2 17l3-3h8l5 3-5 3H5zM19 14l3 3-3 3v-6zM7 6v2h6V6zM6 16v2h4v-2z',
  'resurrection-ship':
    'M12 2a10 10 0 0 1 9.5 7h-3.3A7 7 0 0 0 5.6 9H9v3H1V4h3v2.3A10 10 0 0 1 12 2zM2.5 15h3.3a7 7 0 0 0 12.6 0H15v-3h8v8h-3v-2.3A10 10 0 0 1 2.5 15zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  'pegasus-cic': 'M3 2h18v3H3zM3 6.5h18l-3 8H6zM9 8.5v4h6v-4zM5 16h14v2.5H5zM9 18.5h6V23H9z',
  airlock: 'M4 1h16v22H4zM7 4v16h10V4zM11 4.5h2v5.5l3.5 3.5-1.5 1.5-3-3-3 3-1.5-1.5L11 10zM9 17h6v2H9z',
  'main-batteries': 'M1 15h9l2-4h5l1.5 4H21v3h2v3H1zM2 5l11 4-.8 2L1.2 7zM5 1.5l10 6-1.2 1.8L4 3.3z',
  'engine-room':
    'M10 1h4l.6 3 2.6 1.1L19.8 3.4l2.8 2.8-1.7 2.6L22 11.4V14l-3 .6-1.1 2.6 1.7 2.6-2.8 2.8-2.6-1.7L14 23h-4l-.6-3-2.6-1.1-2.6 1.7-2.8-2.8 1.7-2.6L2 14v-4l3-.6 1.1-2.6L4.4 4.2 6.8 2.4l2.6 1.7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  'medical-center': 'M12 1 23 9v14H1V9zM10 9v4H6v4h4v4h4v-4h4v-4h-4V9z',
  'resistance-hq':
    'M6 11V4a1.5 1.5 0 0 1 3 0V2.5a1.5 1.5 0 0 1 3 0V3a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 0V13c0 3-1.5 4.5-2 6v4H8v-4c-1.5-1.5-4-4-4-6l2-2zM8.5 14.5h6v1.6h-6z',
  detention:
    'M1 20h22v3H1zM3 2l9 3 9-3v2.5L12 7.5 3 4.5zM4 8h3v11H4zM10.5 8h3v11h-3zM17 8h3v11h-3zM1 12.5h22v2H1z',
  'occupation-authority': 'M12 1l9 4v7c0 5-4 9-9 11-5-2-9-6-9-11V5zM6.5 9.5v3h11v-3zM8 14.5v2h8v-2z',
  'breeders-canyon': 'M1 23 7 4l4 8-2 3 3 8zM14.5 23 12.5 15 17 2l6 21zM12 1a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  shipyard: 'M2 1h20v3H9.5l-3 4v5H4V4H2zM16 4h2v6h-2zM14 10h6v3h-6zM3 16l3-2h12l4 2-3 5H5zM2 22h20v1.5H2z',
  'new-caprica-attack-occupation':
    'M12 1a9 9 0 0 1 8 8H17a6 6 0 0 0-5-5zM12 1a11 11 0 1 0 11 11h-3a8 8 0 1 1-8-8zM12 7a5 5 0 1 0 5 5h-2.6A2.4 2.4 0 1 1 12 9.6zM13 10 22 1l1 3-8.5 8z',
  'new-caprica-detain':
    'M7 9a5 5 0 1 1 0 10A5 5 0 0 1 7 9zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM17 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM10 12l4-3 1 1.8-4 3z',
  'quorum-chamber':
    'M12 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1.500 21a10.500 10.500 0 0 1 21 0h-3.200a7.300 7.300 0 0 0-14.600 0zM7 21a5 5 0 0 1 10 0zM1 22h22v1.500H1z',
  'colonial-one-destroyed': 'M2 4l6 2 3 5-4 4 2 5-5-6-3-1zM13 3l9 4-2 3 2 6-7 5 1-6-3-3 2-4z',
  'demetrius-bridge': 'M2 5h20l-2.500 9h-15zM5.500 7.500l1 4h11l1-4zM9.500 15.500h5V19h4v3h-13v-3h4z',
  'tactical-plot':
    'M2 3h20v14H2zM4.500 5.500v9h15v-9zM7 12.500l3-3.500 2.500 2 4-4.500 1.500 1.300-5.300 6-2.500-2-1.700 2zM7 19h10v3H7z',
  'captains-cabin': 'M3 3h3v9h15a2 2 0 0 1 2 2v7h-3v-3H6v3H3zM8 6h7a3 3 0 0 1 3 3v1H8z',
  'hybrid-tank':
    'M1 11h22v3c0 4-3 7-7 7H8c-4 0-7-3-7-7zM4 13.500c1.300 0 1.300 1.500 2.700 1.500s1.300-1.500 2.600-1.500 1.400 1.500 2.700 1.500 1.300-1.500 2.700-1.500 1.300 1.500 2.600 1.500 1.300-1.500 2.700-1.500v1.800H4zM12 2a3.500 3.500 0 0 1 3.500 3.500c0 1.600-.8 2.700-1.800 3.500h-3.400c-1-.8-1.800-1.900-1.800-3.500A3.500 3.500 0 0 1 12 2z',
  datastream:
    'M2 4h12v2.600H2zM17 4h5v2.600h-5zM2 9h5v2.600H2zM10 9h12v2.600H10zM2 14h9v2.600H2zM14 14h8v2.600h-8zM2 19h14v2.600H2zM19 19h3v2.600h-3z',
  'raider-bay':
    'M1 22V8l11-6 11 6v14h-3V9.800L12 5.400 4 9.800V22zM12 10c1.200 0 2 1 2.500 2.500 2.500.8 3.800 2.600 4.500 5-2-1.200-3.300-1.500-4.500-1.500L12 20l-2.500-4c-1.200 0-2.500.3-4.500 1.500.7-2.400 2-4.200 4.500-5C10 11 10.800 10 12 10z',
  'hub-destroyed':
    'M10 2a10 10 0 0 0-8 9h3.200A7 7 0 0 1 9 5.700zM14 2l-1.500 3.300A7 7 0 0 1 18.800 11H22A10 10 0 0 0 14 2zM2 14a10 10 0 0 0 6 7.200l1-3.300A7 7 0 0 1 5.200 14zM22 14h-3.300a7 7 0 0 1-6 4.900l1 3.200A10 10 0 0 0 22 14zM13 8l-4 5h2.500L10 17l5-6h-2.500z',
} satisfies Record<string, string>;

export const locations = {
  ...drawn,
  // those of an overlay have the signs of those under it
  'press-room-daybreak': drawn['press-room'],
  'presidents-office-daybreak': drawn['presidents-office'],
  'administration-daybreak': drawn.administration,
  'caprica-overlay': drawn.caprica,
  'cylon-fleet-overlay': drawn['cylon-fleet'],
  'human-fleet-overlay': drawn['human-fleet'],
  'resurrection-ship-overlay': drawn['resurrection-ship'],
} satisfies Record<string, string>;
