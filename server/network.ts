import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network an address belongs to, for counting: an IPv4 address, or the upper half of an IPv6 address, because
 * whoever has one such address usually has the whole half. Ignores the port that some proxies append.
 */
export const networkOf = (address: string): string => upper(address, 4)

/** The same, but of an IPv6 address the upper 48 bits: who rents a server or a line easily has that much. */
export const siteOf = (address: string): string => upper(address, 3)

function upper(address: string, length: number): string {
  const [, host = address] =
    address
      .trim()
      .match(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/)
      ?.filter(Boolean) ?? []
  const [plain = ''] = host.split('%') // drop the zone
  const v4 = plain.match(/^::ffff:([\d.]+)$/i)?.[1] ?? plain
  if (isIPv4(v4) || !isIPv6(plain)) return v4
  const [head = '', tail] = plain.split('::')
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, length)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${length * 16}`
}
