import type { Settings } from '@server/config'
import { carriersOf } from '@server/providers/logistics/carrier'
import { Refusal } from './refusal'

type Who = Pick<Settings, 'carriers'>

export interface NamedCarrier {
  key: string
  name: string
}

/** The carrier that a person means, who writes its key, its name, or how the name begins: 顺丰. */
export function carrierOf(who: Who, said: string): NamedCarrier {
  const all = Object.entries(carriersOf(who)).map(([key, { name }]) => ({ key, name }))
  const exact = all.filter(({ key, name }) => key === said.toLowerCase() || name === said)
  const [found, ...more] = exact.length > 0 ? exact : all.filter(({ name }) => begins(name, said))
  if (found && more.length === 0) return found
  const known = all.map(({ key, name }) => `${name} ${key}`)
  throw new Refusal('invalid', `快递公司应为：${known.join('、')}`)
}

const begins = (name: string, said: string) => said.length > 1 && name.startsWith(said)
