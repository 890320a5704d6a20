import { eq } from 'drizzle-orm'
import { type Package, packagesOf, savePackage } from '@server/areas/catalogue/catalogue'
import { plantSold } from '@server/areas/holding/holding'
import { merchantsByKey, type Merchant, staffOfMerchant } from '@server/areas/merchant/merchant'
import { cut } from '@server/areas/order/order'
import { plantUpload } from '@server/areas/upload/upload'
import { villages } from '@server/areas/village/village'
import { businessDay, dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import { distance } from '@server/distance'
import { agreementInForce } from '@server/areas/agreement/agreement'
import type { SeedContext } from '../area'
import { usedBy } from './apply'
import { sealContact } from './contact'
import { drawLicence } from './demo-licence'
import { demoApplication, type DemoShop, demoShops } from './demo-shops'
import type { Storefront } from './find'
import { noteMove } from './moves'
import { monthOf, settleableBefore, settlesOn } from './months'
import { kinds } from './rules'
import { settleNext } from './settle'
import { merchantApplications, merchantServices, shopChanges, storefronts } from './tables'

/** All joined long enough ago to have been paid. */
const leastDays = 75

/** So soon somebody opens a shop who has come. */
const settlingInDays = 5

/** The first ones when the sales of the demo begin, the others soon after their keepers came. */
function joinedDaysAgo({ first }: DemoShop, keeper: string | undefined, salesDays: number): number {
  const came = demoNeighbours().find(({ userId }) => userId === keeper)
  const opened = first || !came ? salesDays : came.daysAgo - settlingInDays
  return Math.max(leastDays, Math.min(salesDays, opened))
}

/**
 * Shops that people of the demo keep, with what they sold, redeemed and were paid; one waits at the
 * desk.
 */
export async function seedStorefronts(tx: Db, context: SeedContext) {
  const { now, salesDays } = context
  const places = await merchantsByKey(
    tx,
    demoShops.map(({ key }) => key),
  )
  for (const shop of demoShops) {
    const merchant = places.get(shop.key)!
    const [keeper] = await staffOfMerchant(tx, merchant.merchantId)
    const daysAgo = joinedDaysAgo(shop, keeper, salesDays)
    const joinedAt = new Date(now.getTime() - daysAgo * dayMs)
    const front = await plantShop(tx, shop, { merchant, keeper, joinedAt })
    if (keeper === undefined) continue
    if (shop.first) {
      await plantPackage(tx, merchant, front, now)
      await plantChange(tx, merchant, keeper, now)
      await plantMoves(tx, merchant.merchantId, keeper, now)
    }
    await plantPieces(tx, merchant, { keeper, daysAgo, step: shop.first ? 2 : 3, now })
    await settleAll(tx, front, merchant.name, now)
  }
  await plantApplication(tx, context)
}

/** It was closed for some days. */
async function plantMoves(tx: Db, merchantId: number, userId: string, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const moved = { merchantId, userId, what: 'shop' as const, goodsId: null, title: '' }
  const reason = '店里重新刷墙'
  await noteMove(tx, { ...moved, from: 'open', to: 'closed', reason, now: ago(33) })
  await noteMove(tx, { ...moved, from: 'closed', to: 'open', reason: '', now: ago(30) })
}

async function plantApplication(tx: Db, { now, config, storage }: SeedContext) {
  const applicationId = uuidv7(now.getTime())
  const { userId } = demo.fourthOwner
  const { contact, licence_no: licenceNo, ...written } = demoApplication
  const licences: string[] = []
  if (storage)
    licences.push(
      await plantUpload(
        tx,
        { storage, dataKey: config.dataKey },
        {
          ...{ userId, kind: 'merchant', content: await drawLicence(demoApplication), now },
          usedBy: usedBy(applicationId),
        },
      ),
    )
  const row: typeof merchantApplications.$inferInsert = {
    ...{ ...written, applicationId, userId, licenceNo, licences },
    villageId: await nearestVillage(tx, written),
    contact: sealContact(config.dataKey, applicationId, contact),
    agreementVersion: agreementInForce('merchant', now).version,
    state: 'applied',
    appliedAt: new Date(now.getTime() - dayMs / 4),
  }
  await tx.insert(merchantApplications).values(row)
}

async function nearestVillage(tx: Db, place: Pick<Merchant, 'latitude' | 'longitude'>) {
  const all = await tx.select().from(villages)
  const [nearest] = all.sort((one, other) => distance(one, place) - distance(other, place))
  return nearest!.villageId
}

interface Joining {
  merchant: Merchant
  keeper: string | undefined
  joinedAt: Date
}

async function plantShop(tx: Db, shop: DemoShop, { merchant, keeper, joinedAt }: Joining) {
  const { kind, intro, opens, closes, restDays = '', services } = shop
  const { merchantId } = merchant
  const [front] = await tx
    .insert(storefronts)
    .values({
      ...{ merchantId, ownerId: keeper ?? null, kind, intro, opens, closes },
      ...{ restDays, joinedAt, nextMonth: monthOf(joinedAt) },
      villageId: await nearestVillage(tx, merchant),
    })
    .returning()
  await tx.insert(merchantServices).values(
    services.map(({ name, price, unit = '', note = '' }) => ({
      ...{ merchantId, name, price, unit, note, listed: true },
    })),
  )
  return front!
}

/** It stood some doors away when it joined. */
async function plantChange(tx: Db, merchant: Merchant, userId: string, now: Date) {
  const askedAt = new Date(now.getTime() - 40 * dayMs)
  const { merchantId, name, address, latitude, longitude } = merchant
  await tx.insert(shopChanges).values({
    ...{ changeId: uuidv7(askedAt.getTime()), merchantId, userId, name, address },
    ...{ latitude, longitude, formerName: name, formerAddress: '村口老供销社东侧' },
    ...{ askedAt, decidedAt: new Date(askedAt.getTime() + dayMs) },
    state: 'approved',
  })
}

/** What the first shops of the demo sell that they made themselves. */
const packages: Partial<Record<Storefront['kind'], { title: string; intro: string }>> = {
  food: { title: '邻居套餐 5 次', intro: '店里任选一份，五次，可以和家里人分着用。' },
}

async function plantPackage(tx: Db, merchant: Merchant, front: Storefront, now: Date) {
  const made = packages[front.kind]
  if (!made) return
  await savePackage(tx, {
    ...{ merchant, goodsId: undefined, ...made, image: kinds[front.kind].image, now },
    ...{ money: 75_00, uses: 5, validDays: 180, stock: 60, limit: 2, onShelf: true },
    rules: ['点单前出示券码，由店员核销一次。', '没用完的随时可以退，按没用的次数原路退回。'],
  })
}

const piecesADay = 2

/** Of what was sold in these days, some can still be used. */
const freshDays = 8

interface Pace {
  keeper: string
  daysAgo: number
  /** Days from one to the next on which something is sold. */
  step: number
  now: Date
}

/** Sold to neighbours in turn, and used at once: of what is used up by that, where there is any. */
async function plantPieces(tx: Db, merchant: Merchant, { keeper, daysAgo, step, now }: Pace) {
  const { merchantId } = merchant
  const all = (await packagesOf(tx, merchantId)).filter(({ goods }) => goods.facts.settle)
  const once = all.filter(({ goods }) => goods.facts.worth?.uses === 1)
  const sold = once.length > 0 ? once : all
  const neighbours = demoNeighbours().filter(({ userId }) => userId !== keeper)
  if (sold.length === 0) return
  const planted: Parameters<typeof plantSold>[1][number][] = []
  for (let day = daysAgo - 1; day >= 0; day -= step) {
    const date = businessDay(new Date(now.getTime() - day * dayMs))
    for (let nth = 0; nth < piecesADay; nth++) {
      const at = momentOf(date, 9 + nth * 3)
      if (at >= now) continue
      const { goods } = sold[(day + nth) % sold.length]!
      planted.push({
        userId: neighbours[(day * piecesADay + nth) % neighbours.length]!.userId,
        ...{ merchantId, at, goods: givenOf(goods, merchant) },
        paid: cut(goods.ways[0]!, { from: 0, to: 1, of: goods.facts.worth?.uses || 1 }),
        ...(!(nth === 1 && day < freshDays) && { redeemedBy: keeper }),
      })
    }
  }
  await plantSold(tx, planted)
}

const givenOf = ({ goodsId, kind, title, image, tint, facts }: Package['goods'], at: Merchant) => ({
  ...{ goods_id: goodsId, kind, title, image, tint, facts },
  ...{ place: at.name, merchant_id: at.merchantId },
})

async function settleAll(tx: Db, front: Storefront, name: string, now: Date) {
  const until = settleableBefore(businessDay(now))
  let next = front
  while (next.nextMonth < until) {
    await settleNext(tx, next, name, momentOf(settlesOn(next.nextMonth), 9))
    const [after] = await tx
      .select()
      .from(storefronts)
      .where(eq(storefronts.merchantId, front.merchantId))
    next = after!
  }
}
