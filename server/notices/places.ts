/** Where readers of notices find out. Who has been there has read the notices of it. */
export const places = {
  match: (id: string) => `match ${id}`,
  table: (id: string) => `table ${id}`,
  thread: (id: string) => `thread ${id}`,
  friend: (person: string) => `friend ${person}`,
  order: 'order',
  test: 'test',
} as const

/** The match of such a place. */
export const matchAt = (place: string): string => place.slice(places.match('').length)
