/** Friends who are here now, on the home page. */
export function FriendsHere() {
  return null
}
