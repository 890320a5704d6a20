import type { Db } from '@server/database/database'
import { demo, type SeedContext } from '@server/database/demo'
import { addAddress, type Book } from './address-book'
import { demoCategories } from './demo-goods/demo-goods'
import { playStory } from './demo-story'
import { exchangeCategories, exchangeGoods, exchangeStock } from './tables'

export async function seedExchangeShop(db: Db, { now, config }: SeedContext) {
  await seedGoods(db, now)
  const book = { db, key: config.dataKey, userId: demo.consumer.userId }
  await playStory(db, { userId: book.userId, addressId: await seedAddresses(book, now), now })
}

async function seedGoods(db: Db, now: Date) {
  for (const [position, { name, notice, goods }] of demoCategories.entries()) {
    const [category] = await db
      .insert(exchangeCategories)
      .values({ name, position })
      .returning({ categoryId: exchangeCategories.categoryId })
    for (const [index, { image, details, limit, stock, sold, ...rest }] of goods.entries()) {
      const [row] = await db
        .insert(exchangeGoods)
        .values({
          points: 0,
          gold: 0,
          ...rest,
          categoryId: category!.categoryId,
          image: `/static/goods/${image}.svg`,
          details: Object.entries(details).map(([about, value]) => ({ name: about, value })),
          limitPerUser: limit ?? 0,
          notice,
          // The categories take turns down the list.
          weight: 1000 - index * 10 - position,
          createdAt: now,
        })
        .returning({ goodsId: exchangeGoods.goodsId })
      await db.insert(exchangeStock).values({ goodsId: row!.goodsId, stock, sold })
    }
  }
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
