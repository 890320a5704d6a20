import { addMerchant, addStaff } from '@server/areas/merchant/merchant'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { addAddress, type Book } from '@server/areas/address/address-book'
import { importCodes } from '@server/areas/holding/digital-codes'
import { demoCategories } from './demo-goods/demo-goods'
import { type Merchant, merchants } from './demo-goods/merchants'
import { demoCodes, demoOffers, type PlantedOffer } from './demo-offers'
import { playStory } from './demo-story'
import { type GoodsKind, kinds } from '@server/areas/holding/kinds'
import { wordsOf } from './goods/words'
import { addGoods } from './goods/write-goods'
import { exchangeCategories, exchangeGoods, exchangeStock } from './tables'

type Goods = typeof exchangeGoods.$inferInsert
type Stocked = Goods & { stock: number; sold: number }

export async function seedExchangeShop(db: Db, { now, config, ports: { orders } }: SeedContext) {
  await seedGoods(db, now)
  await seedOffers(db, config.dataKey, now)
  const book = { db, key: config.dataKey, userId: demo.consumer.userId }
  const addressId = await seedAddresses(book, now)
  await playStory(db, { userId: book.userId, orders, addressId, now })
}

async function seedGoods(db: Db, now: Date) {
  for (const [position, { name, notice, goods }] of demoCategories.entries()) {
    const categoryId = await addCategory(db, 'goods', name, position)
    const rows = goods.map(({ image, details, limit, ...rest }, index) => ({
      points: 0,
      gold: 0,
      ...rest,
      categoryId,
      image: `/static/goods/${image}.svg`,
      details: Object.entries(details).map(([about, value]) => ({ name: about, value })),
      limitPerUser: limit ?? 0,
      notice,
      words: wordsOf(rest.title, name, rest.intro),
      // The categories take turns down the list.
      weight: 1000 - index * 10 - position,
      createdAt: now,
    }))
    await stockUp(db, rows)
  }
}

async function seedOffers(db: Db, key: Buffer, now: Date) {
  const placeIds = await seedMerchants(db)
  const offers = demoOffers(now)
  for (const kind of new Set(offers.map((offer) => offer.kind))) {
    const categoryId = await addCategory(db, kind, kinds[kind].name, 0)
    const ofKind = offers.filter((offer) => offer.kind === kind)
    const rows: Stocked[] = []
    for (const [index, offer] of ofKind.entries()) {
      const merchantId = offer.merchant && (await placeIds(offer.merchant))
      for (const [at, place] of (offer.rightPlaces ?? []).entries()) {
        if (place) offer.facts.rights![at]!.merchantId = await placeIds(place)
      }
      rows.push({ ...goodsOf(offer, 1000 - index), categoryId, merchantId, createdAt: now })
    }
    const ids = await stockUp(db, rows)
    for (const [index, offer] of ofKind.entries()) await seedCodes(db, key, ids[index]!, offer)
  }
}

const goodsOf = ({ kind, offer, ...planted }: PlantedOffer, weight: number) => ({
  kind,
  title: offer.title,
  intro: offer.intro,
  image: `/static/goods/${offer.image}.svg`,
  tint: offer.tint,
  label: offer.label ?? '',
  points: offer.points ?? 0,
  gold: offer.gold ?? 0,
  money: offer.money ?? 0,
  limitPerUser: offer.limit ?? 0,
  details: planted.details,
  facts: planted.facts,
  smsNeeded: planted.smsNeeded ?? false,
  identityNeeded: planted.identityNeeded ?? false,
  latitude: planted.merchant?.latitude,
  longitude: planted.merchant?.longitude,
  words: wordsOf(offer.title, kinds[kind].name, offer.intro, planted.merchant?.name ?? ''),
  weight,
  stock: planted.stock,
  sold: planted.sold,
})

async function addCategory(db: Db, kind: GoodsKind, name: string, position: number) {
  const [category] = await db
    .insert(exchangeCategories)
    .values({ kind, name, position })
    .returning({ categoryId: exchangeCategories.categoryId })
  return category!.categoryId
}

async function stockUp(db: Db, rows: Stocked[]): Promise<number[]> {
  const goods = await addGoods(
    db,
    rows.map(({ stock: _stock, sold: _sold, ...row }) => row),
  )
  const ids = goods.map(({ goodsId }) => goodsId)
  await db.insert(exchangeStock).values(
    rows.map(({ kind = 'goods', stock, sold }, index) => ({
      goodsId: ids[index]!,
      kind,
      stock,
      sold,
    })),
  )
  return ids
}

/** As many codes as there is stock, for the goods or for each of their rights that is a code. */
async function seedCodes(db: Db, key: Buffer, goodsId: number, offer: PlantedOffer) {
  const rights = (offer.facts.rights ?? []).filter(({ kind }) => kind === 'digital')
  const lists = offer.kind === 'digital' ? [''] : rights.map((right) => right.key)
  for (const rightKey of lists) {
    const codes = demoCodes(`LJ${goodsId}${rightKey}`, offer.stock)
    await importCodes(db, key, { goodsId, rightKey, codes })
  }
}

/** Each place once, in the order it is met; two of the demo people work there. */
async function seedMerchants(db: Db) {
  const known = new Map<string, number>()
  const add = async ({ hours: _hours, ...merchant }: Merchant) => {
    const id = known.get(merchant.name) ?? (await addMerchant(db, merchant))
    known.set(merchant.name, id)
    return id
  }
  for (const merchant of Object.values(merchants)) await add(merchant)
  const staff = { merchant: merchants.coffee, otherMerchant: merchants.bakery }
  for (const [person, merchant] of Object.entries(staff)) {
    const { userId } = demo[person as keyof typeof staff]
    await addStaff(db, { userId, merchantId: await add(merchant) })
  }
  return add
}

/** Returns the default one. */
async function seedAddresses(book: Book, now: Date): Promise<number> {
  const home = await addAddress(
    book,
    {
      name: '王桂兰',
      phone: demo.consumer.phone,
      region_code: '330110',
      detail: '良渚街道清溪村东苑 12 幢 2 单元 501',
      is_default: 1,
    },
    now,
  )
  await addAddress(
    book,
    {
      name: '王晓燕',
      phone: '13900000021',
      region_code: '330106',
      detail: '文三路 88 号柳湾公寓 3 幢 1802',
      is_default: 0,
    },
    now,
  )
  return home.address_id
}
