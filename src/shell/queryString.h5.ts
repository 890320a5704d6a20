import { decode } from '@/routes/match'

/**
 * What `query-string` is on H5, as far as Taro's router asks for it: the package and the three
 * below it call what the oldest browsers we serve do not have.
 */
function parse(search: string, { decode: wanted = true } = {}): Record<string, string> {
  const read = wanted ? decode : (text: string) => text
  const pairs = search
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [read(name), read(value.join('='))] as const
    })
  return Object.fromEntries(pairs)
}

export default { parse }
