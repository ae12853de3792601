/** The version of what is said over sockets; PROTOCOL.md tells it to people. */
export const PROTOCOL = 1
