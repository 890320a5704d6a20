import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Networks of a home or an office, where the phones of a developer are. */
const home = new BlockList()
home.addSubnet('10.0.0.0', 8)
home.addSubnet('172.16.0.0', 12)
home.addSubnet('192.168.0.0', 16)
home.addSubnet('169.254.0.0', 16)
home.addSubnet('fc00::', 7, 'ipv6')
home.addSubnet('fe80::', 10, 'ipv6')

const lies = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const bare = (host: string) => host.replace(/^\[(.*)\]$/, '$1').toLowerCase()

/** Of an address or a name without its port: this very machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || lies(loopback, bare(host).replace(/^::ffff:(?=\d+\.)/, ''))

/** An address that leads nowhere but to this machine. */
export const staysHere = (url: string): boolean => isLoopback(new URL(url).hostname)

/** An address that only the own network reaches. */
export function staysNearby(url: string): boolean {
  const { hostname } = new URL(url)
  return isLoopback(hostname) || hostname.endsWith('.local') || lies(home, bare(hostname))
}
