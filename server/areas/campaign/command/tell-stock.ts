import type { Asking } from '@server/command/run'
import {
  type Definition,
  findCampaign,
  leftToday,
  type StockedPrize,
} from '@server/areas/programme/programme'

/** What is left of each prize. */
export async function tellStock({ db, now }: Asking, key: string): Promise<string[]> {
  const { prizes, definition } = await findCampaign(db, { key }, now)
  if (prizes.length === 0) return ['这个活动没有奖品']
  return prizes.map((prize) => {
    const today = leftToday(prize)
    const day = today === null ? '' : `，今天还能发 ${today}`
    const missing = codesMissing(definition, prize)
    const codes = missing > 0 ? `，说好的还差 ${missing} 个券码` : ''
    return `  ${prize.key}  ${prize.name}  剩 ${prize.stock}，已发 ${prize.given}${day}${codes}`
  })
}

/** How many codes are still to come before there are as many as the file promises. */
function codesMissing({ prizes }: Definition, { key, gives, stock, given }: StockedPrize): number {
  if (gives.type !== 'code') return 0
  const promised = prizes.find((one) => one.key === key)?.stock ?? 0
  return Math.max(0, promised - stock - given)
}
