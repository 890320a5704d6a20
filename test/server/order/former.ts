import { migrateWithin } from '@server/database/migrate'
import type { Database } from '@server/database/database'
import { openTestDatabase } from '../harness/openTestDatabase'
import type { Buyer } from '../harness/people'

/**
 * Every seller kept orders of its own before these, and those that go on from there. What else came
 * before has run, and who runs which machine: both are written as the code of today writes them.
 */
const oneOrder = /^(004|008[0489]|009|01(?!60_duties)|0[2-9])/

export async function openFormerDatabase() {
  const database = await openTestDatabase({ migrated: false })
  await database.transaction((tx) => migrateWithin(tx, (name) => !oneOrder.test(name)))
  return database
}

export type FormerDatabase = Awaited<ReturnType<typeof openFormerDatabase>>
export type Row = Readonly<Record<string, unknown>>

export async function insertRow({ pool }: Database, table: string, row: Row): Promise<void> {
  const places = Object.keys(row).map((_name, nth) => `$${nth + 1}`)
  await pool.query(
    `insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`,
    Object.values(row),
  )
}

/** A slot as that version kept it: what it held was a number. */
export async function formerSlot({ pool }: Database, machineId: number, given: Row = {}) {
  const slotNo = `A${++made}`
  const { rows } = await pool.query<{ offlineGoodsId: string }>(
    `insert into iter_slots
       (machine_id, slot_no, title, image, stock, capacity, points, gold, money, limit_per_day)
     values ($1, $2, '山楂汽水', '/static/goods/can.svg', 5, 8, 30, 3, 350, $3)
     returning offline_goods_id as "offlineGoodsId"`,
    [machineId, slotNo, given.limit_per_day ?? 0],
  )
  return { machineId, slotNo, offlineGoodsId: Number(rows[0]!.offlineGoodsId) }
}

let made = 0

/** A number as that version made it, later ones greater than earlier ones. */
export const numberOf = (letters: 'LJ' | 'LM' | 'LC' | 'LS') =>
  `${letters}20261001080000${String(++made).padStart(8, '0')}`

const look = { title: '搪瓷缸', image: '/static/goods/thermos.svg', tint: 'b' }

/** Writes orders as that version did; each is given what differs from a plain one. */
export function formerOrders(database: Database) {
  const { pool } = database
  return {
    async ofShop({ userId, addressId }: Buyer, given: Row): Promise<string> {
      const order_sn = numberOf('LJ')
      await insertRow(database, 'exchange_orders', {
        ...{ user_id: userId, order_sn, kind: 'goods', goods_id: 1, ...look, number: 1 },
        ...{ exchange_type: 1, amount: 100 },
        ...given,
        ...(!given.kind && { recipient: '' }),
      })
      if (given.kind) return order_sn
      await pool.query(
        `update exchange_orders set province = known.province, city = known.city,
           district = known.district, recipient = known.recipient
         from addresses known where known.address_id = $1 and order_sn = $2`,
        [addressId, order_sn],
      )
      return order_sn
    },

    async ofMachine({ userId }: Pick<Buyer, 'userId'>, given: Row): Promise<string> {
      const order_sn = numberOf('LM')
      await insertRow(database, 'machine_orders', {
        ...{ user_id: userId, order_sn, kind: 'exchange', ...look, pay: 'points', amount: 30 },
        ...{ units: 1, slot_no: 'A1' },
        ...given,
      })
      return order_sn
    },

    async ofCampaign({ userId }: Pick<Buyer, 'userId'>, given: Row): Promise<string> {
      const order_sn = numberOf('LC')
      await insertRow(database, 'campaign_orders', {
        ...{ user_id: userId, order_sn, prize_key: 'small', pay: 'money', amount: 990 },
        ...{ title: '邻里盲盒', picture: look.image, tint: look.tint },
        ...given,
      })
      return order_sn
    },
  }
}
