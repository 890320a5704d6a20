import type { In, Out, Path } from '@contract/api'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { mixOf, type Price } from '@server/areas/order/price'
import type { Database } from '@server/database/database'
import type { Config } from '@server/config'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import { callOverHttp } from '../server/harness/overHttp'
import type { RunningServer } from '../server/harness/startServer'
import { sessionOf } from '../server/harness/sessions'
import { newSale } from '../server/seckill/sales'

/** The server with what it takes to write beside it. */
export interface House {
  server: RunningServer
  database: Database
  config: Config
}

/** What the demo person has not done yet and pages ask for, done through the calls of the app. */
export async function doWhatPagesShow({ server, database, config }: House): Promise<void> {
  const { userId } = demo.consumer
  const token = await sessionOf(database.db, userId)
  const ask = async <P extends Path>(path: P, input: In<P>): Promise<Out<P>> => {
    const { error, message, data } = await callOverHttp(server.url, config, path, input, { token })
    if (error !== 0) throw new Error(`${path}: ${message}`)
    return data
  }
  const one = async <Row>(text: string): Promise<Row> => {
    const { rows } = await database.pool.query(text)
    if (!rows[0]) throw new Error(`Nothing in the demo data for: ${text}`)
    return rows[0] as Row
  }
  const { address_id } = await one<{ address_id: number }>(`select address_id from addresses
    where user_id = '${userId}' and deleted_at is null limit 1`)
  const exchange = async (which: string) => {
    const { goods_id, ways } = await one<{
      goods_id: number
      ways: Price[]
    }>(`select goods_id, ways from exchange_goods
      where on_shelf and points_order <= 2500 and not identity_needed and not sms_needed
        and ${which} order by points_order, goods_id limit 1`)
    const way = ways.find(({ points }) => points > 0)!
    const wanted = { goods_id, exchange_type: mixOf(way), number: 1 }
    const { ticket } = await ask('/tp5/api/ExchangeShop/check', wanted)
    await ask('/tp5/api/ExchangeShop/exchange', { ticket, address_id })
  }
  await exchange(`kind = 'goods' and needs_money`)
  await exchange(`kind = 'packet' and not needs_money`)
  await exchange(`kind = 'digital' and not needs_money`)

  const { holding_id } = await one<{ holding_id: string }>(`select holding_id from holdings
    where user_id = '${userId}' and kind = 'coupon' and state = 'usable' order by created_at desc limit 1`)
  await ask('/tp5/api/VipPackets/invite', { holding_id, message: '送你一张券' })

  const slot = await one<{ machine_id: number; offline_goods_id: number }>(
    `select machine_id, offline_goods_id from iter_slots
     where stock > 0 and points between 1 and 500 order by machine_id, slot_no limit 1`,
  )
  const offline = '/tp5/api/ExchangeShop/OfflineGoods' as const
  const taken = await ask(`${offline}/checkExchange`, { ...slot, exchange_type: 1 })
  await ask(`${offline}/exchange`, taken)

  const own = { own_seed: 'walk-1', statement: agreementInForce('adult', new Date()).version }
  await ask('/tp5/api/TigerActivity/start', own)

  const startsAt = new Date(Date.now() - 60_000)
  const { itemId: item_id } = await newSale(database, { startsAt, points: 10 })
  await ask('/tp5/api/ExchangeShop/OnlineSeckill/push', { item_id, address_id })
  await until('a piece of the sale', async () => {
    const { state } = await ask('/tp5/api/ExchangeShop/OnlineSeckill/pushResult', { item_id })
    return state === 'ordered'
  })
}
