/** A number in parts, with a minus for its sign: Intl writes a hyphen there, and in some languages between two numbers, too. */
export const withMinus = (parts: readonly { readonly type: string; readonly value: string }[]): string =>
  parts.map(({ type, value }) => (type === 'minusSign' ? '−' : value)).join('')
