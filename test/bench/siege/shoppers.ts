import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@server/config'
import { wrap } from '../../server/harness/request'
import { request } from '../clients'

interface Shop {
  url: string
  config: Pick<Config, 'signingSecret'>
  tokens: readonly string[]
}

/** What somebody does who looks around: mostly reads, and now and then a write. */
const round = [
  ['GET', '/tp5/api/Index/page', {}],
  ['GET', '/tp5/api/ExchangeShop/Goods/lists', { sort: 'default' }],
  ['GET', '/user/Center/index', {}],
  ['POST', '/user/common/setMessage', { subject: 'order', way: 'sms', on: 1 }],
] as const

const paceMs = 400

export interface Shopping {
  took: number[]
  failed: string[]
}

/** Everybody makes a call, waits a little and makes the next, until the time is up. */
export async function shop({ url, config, tokens }: Shop, seconds: number): Promise<Shopping> {
  const shopping: Shopping = { took: [], failed: [] }
  const end = performance.now() + seconds * 1000
  const person = async (token: string, nth: number) => {
    await sleep((paceMs / tokens.length) * nth)
    for (let step = nth; performance.now() < end; step++) {
      const [method, path, input] = round[step % round.length]!
      const text = new URLSearchParams(wrap(input, config.signingSecret, { token })).toString()
      const began = performance.now()
      const asked =
        method === 'GET'
          ? { method, url: `${url}${path}?${text}` }
          : { method, url: url + path, body: text }
      await request(asked).catch((error: Error) => shopping.failed.push(error.message))
      shopping.took.push(performance.now() - began)
      await sleep(paceMs)
    }
  }
  await Promise.all(tokens.map(person))
  return shopping
}
