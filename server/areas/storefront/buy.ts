import type { Out } from '@contract/api'
import type { Package } from '@server/areas/catalogue/catalogue'
import { restingWords } from '@server/areas/merchant/merchant'
import { boughtOf } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { type Shop, shopsOf } from './find'

type Answer = Out<'/tp5/api/Higirz/checkBuy'>

interface Buying {
  userId: string
  number: number
  now: Date
}

interface Wish extends Package {
  shop: Shop | undefined
  most: number
  number: number
  begun: boolean
}

/** What stands between somebody and a package of a shop, in the order in which it is told. */
const rules: readonly ((wish: Wish) => string)[] = [
  ({ shop }) => (shop ? '' : '这不是入驻店铺的套餐，请到商城里看'),
  ({ goods }) => (goods.onShelf ? '' : '这个套餐下架了，看看店里别的'),
  ({ shop }) => (shop!.merchant.sells ? '' : restingWords),
  ({ begun }) => (begun ? '已经开始了，看看别的场次' : ''),
  ({ stock }) => (stock > 0 ? '' : '已经卖完了，过些天再来看'),
  ({ most, goods }) => (most > 0 ? '' : `每人最多 ${goods.limitPerUser} 份，您已经买过了`),
  ({ most, number }) => (number <= most ? '' : `最多还能买 ${most} 份，请减少数量`),
]

export async function mayBuy(
  db: Db,
  found: Package | undefined,
  { userId, number, now }: Buying,
): Promise<Answer> {
  if (!found) return { may: 0, reason: '没有这个套餐，看看店里别的', most: 0 }
  const { goods, stock } = found
  const [shop] = goods.merchantId === null ? [] : await shopsOf(db, goods.merchantId)
  const bought = await boughtOf(db, { userId, seller: 'shop', item: String(goods.goodsId) })
  const limited = goods.limitPerUser > 0 ? goods.limitPerUser - bought : stock
  const most = Math.max(0, Math.min(limited, stock))
  const { sessions = [] } = goods.facts
  const begun = sessions.some(({ starts_at }) => new Date(starts_at) <= now)
  const wish = { ...found, shop, most, number, begun }
  const reason = firstReason(wish)
  return { may: reason === '' ? 1 : 0, reason, most: reason === '' ? most : 0 }
}

function firstReason(wish: Wish): string {
  for (const rule of rules) {
    const reason = rule(wish)
    if (reason !== '') return reason
  }
  return ''
}
