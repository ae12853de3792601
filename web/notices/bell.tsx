/** How many notices are unread, in the header; it leads to them. */
export function Bell() {
  return null
}
