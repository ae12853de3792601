/** The rooms that the page leads to from everywhere, by their words in `home.rooms`. */
export const rooms = [
  { name: 'tables', path: '/' },
  { name: 'learn', path: '/learn' },
  { name: 'workshop', path: '/workshop' },
  { name: 'gallery', path: '/gallery' },
  { name: 'board', path: '/board' },
] as const

/** At the foot of a phone is room for four. The gallery is reached from the workshop there. */
export const tabs = rooms.filter(({ name }) => name !== 'gallery')

/** Whether an address is in a room. Tables are at the front door. */
export const isIn = (path: string, at: string): boolean =>
  path === '/' ? at === '/' : at === path || at.startsWith(`${path}/`)
