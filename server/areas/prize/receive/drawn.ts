import type { Out } from '@contract/api'
import { checkOf, type Draw, findDraw, isSound } from '@server/areas/draw/draw'
import { findCampaign } from '@server/areas/programme/programme'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Receipt } from './receipt'

type Shown = NonNullable<Out<'/tp5/api/Campaign/receiveDetail'>['draw']>

/** How a receipt came about, with every number that is needed to do it again. */
export async function drawOf(db: Db, receipt: Receipt, now: Date): Promise<Shown | null> {
  const { userId, drawId, campaignKey: key, version, receivedAt } = receipt
  const found = drawId === null ? null : await findDraw(db, userId, drawId)
  if (!found || version === null) return null
  const { draw, odds } = found
  const { definition } = await findCampaign(db, { key, version }, receivedAt)
  const names = new Map(definition.prizes.map((prize) => [prize.key, prize.name]))
  const nameOf = (lot: string) => names.get(lot) ?? lot
  return {
    odds_version: String(odds.version),
    published_at: replyTime(odds.publishedAt),
    drawn_at: replyTime(draw.drawnAt),
    promised: draw.promised ? 1 : 0,
    total: draw.total,
    place: draw.place + 1,
    lots: lotsOf(draw, nameOf),
    sound: isSound(draw, odds) ? 1 : 0,
    check: await checkOf(db, draw, nameOf, now),
  }
}

/** People count from one: the numbers that each lot comes by. */
function lotsOf({ pool, result }: Draw, nameOf: (key: string) => string): Shown['lots'] {
  let upto = 0
  return pool.map(({ key, weight, left }) => {
    const from = weight > 0 ? upto + 1 : 0
    upto += weight
    const to = weight > 0 ? upto : 0
    return { name: nameOf(key), from, to, left, drawn: key === result ? 1 : 0 }
  })
}
