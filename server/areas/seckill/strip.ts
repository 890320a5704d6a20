import { usualPrice } from '@server/areas/catalogue/catalogue'
import type { Strip } from '@server/areas/front-page'
import { priceWords } from '@server/areas/order/order'
import { phaseOf } from '@server/phase'
import { type Found, itemsOf } from './find'
import { hourOf } from './present'
import { sessionToShow } from './sessions'

const mostRows = 2

function noteOf({ item, goods }: Found): string {
  const usual = usualPrice(goods.ways, item)
  return [`剩 ${item.pieces} 件`, usual && `平时 ${priceWords(usual).join(' + ')}`]
    .filter(Boolean)
    .join(' · ')
}

/** The sale that runs or begins next, with what is left of it. */
export const seckillStrip: Strip = async ({ db, now }) => {
  const session = await sessionToShow(db, now)
  if (!session) return null
  const left = (await itemsOf(db, session.sessionId)).filter(({ item }) => item.pieces > 0)
  if (left.length === 0) return null
  const runs = phaseOf(session, now) === 'open'
  return {
    key: 'seckill',
    title: '整点秒杀',
    note: runs ? `${hourOf(session)} 场抢购中` : `${hourOf(session)} 开抢`,
    link: '/seckill',
    cards: [],
    rows: left.slice(0, mostRows).map((found) => ({
      key: `seckill-${found.item.itemId}`,
      title: found.goods.title,
      note: noteOf(found),
      brings: priceWords(found.item).join(' + '),
      way: runs ? '去抢' : '去看',
      link: `/seckill/goodsDerails?item_id=${found.item.itemId}`,
    })),
  }
}
