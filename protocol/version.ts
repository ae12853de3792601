/** The version of the socket protocol, as described in PROTOCOL.md. */
export const PROTOCOL = 1
