import { userRoles } from '@server/areas/auth/tables'
import { importCodes } from '@server/areas/holding/digital-codes'
import { addMerchant, addStaff } from '@server/areas/merchant/merchant'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { newPerson, type Person } from '../harness/people'
import { newGoods } from './goods'
import { rightOf, worthOf } from './shop'

export const price = 10
/** Of the goods that are paid in points, gold and money at once, and the money of all that costs some. */
export const [goldPrice, cents] = [2, 500]
const plenty = 100_000

/** Goods of each kind that a day in the shop needs, and a merchant with counters. */
export async function newStreet(database: Database, config: Config, codes: number) {
  const place = { name: '面馆', address: '东街 1 号', latitude: 30.37, longitude: 120.02 }
  const merchantId = await addMerchant(database.db, place)
  /** Somebody at one of them: none redeems faster than a person may. */
  async function newClerk(): Promise<Person> {
    const clerk = await newPerson({ database, config })
    await addStaff(database.db, { userId: clerk.userId, merchantId })
    await database.db.insert(userRoles).values({ userId: clerk.userId, role: 'merchant' })
    return clerk
  }

  type Given = NonNullable<Parameters<typeof newGoods>[1]>
  const offer = (given: Given = {}) =>
    newGoods(database, { points: price, stock: plenty, ...given })
  const goods = {
    parcel: await offer(),
    unpaid: await offer({ money: cents }),
    cash: await offer({ points: 0, money: cents }),
    mixed: await offer({ ways: [{ points: price, gold: goldPrice, money: cents }] }),
    service: await offer({
      ...{ kind: 'packet', merchantId, refund: 'left' },
      facts: { worth: worthOf({ uses: 3, valid_days: 30 }) },
    }),
    coupon: await offer({
      kind: 'coupon',
      merchantId,
      facts: { worth: worthOf({ face: 500, uses: 1, valid_days: 30 }) },
    }),
    code: await offer({ kind: 'digital', facts: { worth: worthOf({ uses: 1 }) } }),
    packet: await offer({
      kind: 'vip',
      facts: {
        worth: worthOf({ valid_days: 30 }),
        rights: [rightOf('01', 'goods'), rightOf('02', 'digital')],
      },
    }),
  }
  const list = Array.from({ length: codes }, (_, nth) => `LJ-${nth}`)
  const { dataKey } = config
  await importCodes(database.db, dataKey, { goodsId: goods.code, rightKey: '', codes: list })
  await importCodes(database.db, dataKey, { goodsId: goods.packet, rightKey: '02', codes: list })
  return { newClerk, goods }
}

export type Street = Awaited<ReturnType<typeof newStreet>>
