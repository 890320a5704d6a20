import { asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { goodsCalls } from '@contract/catalogue/goods'
import { balances } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { cancelWords, kinds } from '@server/areas/holding/holding'
import { exchangeCategories } from '../tables'
import { type FoundGoods, findGoods } from './find-goods'
import { listGoods } from './goods-list'
import { presentRow, type Viewer } from './goods-row'
import { shopHome } from './shop-home'
import { suggest } from './suggest'
import { refuseUnsold } from './unsold'
import { countWants, wants, want } from './wants'

type Detail = Out<'/tp5/api/ExchangeShop/Goods/detail'>

export const goodsHandlers: HandlersOf<typeof goodsCalls> = {
  '/tp5/api/ExchangeShop/Goods/categories': async (input, { db }) => {
    const { categoryId, kind, name, position } = exchangeCategories
    const list = await db
      .select({ category_id: categoryId, name })
      .from(exchangeCategories)
      .where(eq(kind, input.kind ?? 'goods'))
      .orderBy(asc(position))
    return { list }
  },

  '/tp5/api/ExchangeShop/Goods/lists': async (input, { db, user, position, platform }) => {
    const purse = input.affordable === 1 ? await purseOf(db, user?.userId) : null
    return listGoods(db, { ...input, purse, position, platform })
  },

  '/tp5/api/ExchangeShop/Goods/suggest': async (input, { db }) => ({
    list: await suggest(db, input.words ?? ''),
  }),

  '/tp5/api/ExchangeShop/Goods/home': async (_input, { db, position, platform }) => ({
    strips: await shopHome(db, position, platform),
  }),

  '/tp5/api/ExchangeShop/Goods/detail': async (input, { db, user, position, platform }) => {
    const goods = await findGoods(db, input.goods_id, user?.userId)
    if (!goods.on_shelf) throw new Refusal('offShelf')
    refuseUnsold(goods, platform)
    const mine = user && {
      ...(await balances(db, user.userId)),
      bought: goods.bought,
      wanted: await wants(db, user.userId, goods.goods_id),
    }
    return { ...presentDetail(goods, { position, platform }), mine }
  },

  '/tp5/api/ExchangeShop/want': async (input, { db, user, now }) => {
    const { stock } = await findGoods(db, input.goods_id, user.userId)
    if (input.wanted && stock > 0) throw new Refusal('invalid', '这件有货，现在就可以换')
    await want(db, { userId: user.userId, goodsId: input.goods_id, wanted: input.wanted, now })
    return { wanted: input.wanted, people: await countWants(db, input.goods_id) }
  },
}

const purseOf = async (db: Db, userId: string | undefined) =>
  userId ? balances(db, userId) : { points: 0, gold: 0 }

const flag = (value: boolean) => (value ? (1 as const) : (0 as const))

/** Every field by name: what is added to the table is not told by itself. */
function presentDetail(goods: FoundGoods, viewer: Viewer): Omit<Detail, 'mine'> {
  const { facts, kind } = goods
  return {
    ...presentRow(pickRow(goods), viewer),
    intro: goods.intro,
    pictures: goods.pictures,
    details: goods.details,
    limit_per_user: goods.limit_per_user,
    notice: goods.notice,
    rules: facts.rules ?? [],
    rights: (facts.rights ?? []).map(({ key, name, value, kind }) => ({ key, name, value, kind })),
    sessions: facts.sessions ?? [],
    merchant: goods.merchant,
    cancel_text: cancelWords(goods),
    needs: {
      address: flag(kinds[kind].way === 'parcel'),
      identity: flag(goods.identity_needed),
      sms: flag(goods.sms_needed),
    },
  }
}

/** The part of goods that lists show. */
export const pickRow = (goods: FoundGoods) => ({
  goods_id: goods.goods_id,
  kind: goods.kind,
  title: goods.title,
  image: goods.image,
  tint: goods.tint,
  label: goods.label,
  category_id: goods.category_id,
  ways: goods.ways,
  stock: goods.stock,
  sold: goods.sold,
  place: goods.place,
  latitude: goods.latitude,
  longitude: goods.longitude,
  worth: goods.worth,
  starts_at: goods.starts_at,
})
