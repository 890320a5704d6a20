import type { Out } from '@contract/api'
import { usualPrice } from '@server/areas/catalogue/catalogue'
import { replyTime } from '@server/calendar'
import { phaseOf } from '@server/phase'
import { promiseOf } from '@server/promise'
import type { Entry, Found, Session } from './find'
import { printOf, rankOf } from './hours'
import { askAfter, type Load, paceOf } from './pace'
import { priceOf } from './prices'
import { seckillRules, seckillSentences } from './rules'
import { states } from './states'

type ShownSession = Out<'/activity/GoodsActivity/getFlashSalesList'>['sessions'][number]
type ShownItem = Out<'/tp5/api/ExchangeShop/OnlineSeckill/goods'>['list'][number]
type ShownDetail = Out<'/tp5/api/ExchangeShop/OnlineSeckill/detail'>
export type Place = Out<'/tp5/api/ExchangeShop/OnlineSeckill/push'>

export const hourOf = ({ startsAt }: Pick<Session, 'startsAt'>) => replyTime(startsAt).slice(11, 16)

interface Known {
  kinds: number
  waiting: number
  mine: boolean
  unread: boolean
}

const soonMs = seckillRules.remindSeconds * 1000

export const presentSession = (session: Session, known: Known, now: Date): ShownSession => ({
  sale_id: session.sessionId,
  name: hourOf(session),
  starts_at: replyTime(session.startsAt),
  ends_at: replyTime(session.endsAt),
  state: phaseOf(session, now),
  kinds: known.kinds,
  reminded: known.mine ? 1 : 0,
  waiting: known.waiting,
  tip:
    known.unread && now < session.endsAt && session.startsAt.getTime() - now.getTime() <= soonMs
      ? 1
      : 0,
})

export function presentItem({ item, goods }: Found, mine: Entry | undefined): ShownItem {
  const price = priceOf(item)
  const { title, image, tint } = goods
  return {
    item_id: item.itemId,
    sale_id: item.sessionId,
    ...{ title, image, tint, price },
    usual: usualPrice(goods.ways, price),
    total: item.total,
    left: item.pieces,
    machine: goods.machine,
    mine: mine?.state ?? 'none',
  }
}

export const presentDetail = (
  found: Found,
  session: ShownSession,
  mine: Entry | undefined,
): ShownDetail => ({
  ...presentItem(found, mine),
  session,
  intro: found.goods.intro,
  details: found.goods.details,
  rules: seckillSentences,
  proof: {
    promised: promiseOf(found.session.seed),
    seed: found.session.begunAt ? found.session.seed : '',
    mine: mine ? presentDraw(found.session, mine) : null,
  },
})

function presentDraw(session: Session, entry: Entry): ShownDetail['proof']['mine'] {
  const rank = rankOf(session, entry)
  const { userId } = entry
  return rank === null ? null : { user_id: userId, print: printOf(session.seed, userId), rank }
}

/** Whether it is known how many stand before somebody. */
export const isCounted = ({ state, enteredAt }: Entry, now: Date): boolean =>
  state === 'waiting' && now.getTime() - enteredAt.getTime() >= seckillRules.settledMs

interface Standing {
  entry: Entry | undefined
  /** How many are before who waits, where that is known. */
  ahead: number | undefined
  /** How many pieces nobody has by then. */
  left: number
  load: Load
}

/** As it stands now: who is before one may go, or come back. */
function chanceOf(
  { goods, session }: Found,
  { ahead, left }: Pick<Standing, 'ahead' | 'left'>,
  now: Date,
): string {
  if (ahead === undefined || !session.begunAt || session.endsAt <= now || !goods.ready) return ''
  if (left > ahead) return `有机会：剩 ${left} 件，眼下排得到您，下了单才算数`
  const rest = left > 0 ? `剩 ${left} 件，` : ''
  return `机会不大：${rest}要有 ${ahead - left + 1} 位退出或没付款，才轮到您`
}

/** How somebody stands, and when to ask again. */
export function presentPlace(found: Found, standing: Standing, now: Date): Place {
  const { entry, ahead, left, load } = standing
  const { soonest } = paceOf(load)
  const { item, session } = found
  const itemId = item.itemId
  const gone = item.pieces === 0 && session.begunAt ? 1 : 0
  const nobody = { item_id: itemId, ahead: 0, chance: '', gone, order_sn: '' } as const
  if (!entry) return { ...nobody, state: 'none', state_text: '', ask_after: 0 }
  const { state, reason, orderSn } = entry
  const text = reason || states.of(state).text
  const told = { ...nobody, state, order_sn: orderSn }
  if (state === 'early') {
    const begins = session.startsAt.getTime() - now.getTime()
    const ask_after = Math.max(soonest, Math.min(seckillRules.askLate, begins))
    return { ...told, state_text: text, ask_after }
  }
  if (state === 'granted') return { ...told, state_text: text, ask_after: soonest }
  if (state !== 'waiting') return { ...told, state_text: text, ask_after: 0 }
  const state_text = [
    gone ? '已经卖完，有人退出就轮到您' : text,
    ...(ahead === undefined ? [] : [`前面${gone ? '还有' : ''} ${ahead} 位`]),
  ].join('，')
  const ask_after = ahead === undefined ? soonest : askAfter({ ahead, gone: gone === 1, load })
  const chance = chanceOf(found, { ahead, left }, now)
  return { ...told, state_text, ahead: ahead ?? 0, chance, ask_after }
}
