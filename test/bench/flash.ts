import assert from 'node:assert/strict'
import { loadConfig } from '@server/config'
import { newCrowd } from '../server/catalogue/crowd'
import { newGoods } from '../server/catalogue/goods'
import { inLanes, timed } from '../server/harness/crowding'
import { callOverHttp } from '../server/harness/overHttp'
import { startServer } from '../server/harness/startServer'
import { newSale } from '../server/seckill/sales'
import { spread } from './clients'

const [people, lanes, pieces] = [20_000, 256, 100]
const push = '/tp5/api/ExchangeShop/OnlineSeckill/push'
const pushResult = '/tp5/api/ExchangeShop/OnlineSeckill/pushResult'

/** A sale of an hour: everybody takes a place, the pieces go to who was first, nobody has two. */
export async function bench() {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', DEMO_DATA: 'no' } })
  try {
    const { url, database } = server
    const config = loadConfig({ DATA_DIR: server.dataDir })
    const place = { url, database, config }
    const crowd = await newCrowd(place, people, 100)
    const goodsId = await newGoods(database, {
      ways: [{ points: 90, gold: 0, money: 0 }],
      stock: pieces,
    })
    const startsAt = new Date(Date.now() - 1000)
    const { itemId } = await newSale(database, { startsAt, pieces, points: 10, goodsId })

    const pushes: number[] = []
    const began = performance.now()
    await inLanes(lanes, crowd, async ({ token, addressId }) => {
      const wish = { item_id: itemId, address_id: addressId }
      const { took, reply } = await timed(() => callOverHttp(url, config, push, wish, { token }))
      assert.equal(reply.error, 0, reply.message)
      pushes.push(took)
    })
    const entered = (performance.now() - began) / 1000

    const looks: number[] = []
    const states = new Map<string, number>()
    await inLanes(lanes, crowd.slice(0, 2000), async ({ token }) => {
      const { took, reply } = await timed(() =>
        callOverHttp(url, config, pushResult, { item_id: itemId }, { token }),
      )
      looks.push(took)
      const { state } = reply.data
      states.set(state, (states.get(state) ?? 0) + 1)
    })
    const { rows } = await database.pool.query<{ orders: number; owners: number; left: number }>(
      `select count(*)::int as orders, count(distinct user_id)::int as owners,
         (select pieces from seckill_items where item_id = $1) as left
       from orders where counter = 'seckill:' || $1::text`,
      [itemId],
    )
    assert.deepEqual(rows[0], { orders: pieces, owners: pieces, left: 0 })
    console.log(
      `${people} people, ${lanes} at once, for ${pieces} pieces: ${pieces} sold, none twice`,
    )
    console.log(`places in the queue  ${spread(pushes)}, ${(people / entered).toFixed(0)}/s`)
    console.log(`how far it is        ${spread(looks)}`)
  } finally {
    await server.stop()
  }
}
