import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { businessFaults } from '@server/areas/business/faults'
import { makeSales, type Seller, skyOf } from '@server/areas/fleet/sales/make-sales'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const rows = async (text: string) =>
  (await house.database.pool.query<Record<string, number>>(text)).rows

describe('the sales of the demo', () => {
  test('come to the same by day, by hour and by goods', async () => {
    const [sums] = await rows(`
      select count(distinct machine_id)::int as machines, sum(sold)::int as sold, sum(money)::int as money
      from machine_days`)
    const [hours] = await rows(
      'select sum(sold)::int as sold, sum(money)::int as money from machine_hours',
    )
    const unequal = await rows(`
      select machine_id, day from machine_days full join (
        select machine_id, day, sum(sold) as sold, sum(money) as money, sum(points) as points,
          sum(gold) as gold, sum(refunds) as refunds, sum(money_back) as money_back
        from machine_goods_days group by 1, 2
      ) goods using (machine_id, day)
      where (machine_days.sold, machine_days.money, machine_days.points, machine_days.gold,
          machine_days.refunds, machine_days.money_back)
        is distinct from (goods.sold, goods.money, goods.points, goods.gold, goods.refunds,
          goods.money_back)`)
    assert.deepEqual(unequal, [])
    const { machines, ...whole } = sums!
    assert.deepEqual([machines, whole], [30, hours])
  })

  test('are those of the owner’s pages, with contracts and settled months', async () => {
    const token = await house.signIn(demo.owner.userId)
    const whole = await house.ask('/tp5/api/Machine/synthesizeIncome', {}, { token })
    assert.ok(whole.total > 0 && whole.to_come > 0 && whole.booked > 0)
    const { list } = await house.ask('/tp5/api/MachineBusiness/lists', {}, { token })
    assert.ok(list.some(({ state }) => state === 'running'))
    assert.ok(list.some(({ state }) => state === 'offered'))
    assert.deepEqual(await businessFaults(house.database.db), [])
  })
})

describe('sales that are made up', () => {
  const goods = [{ offlineGoodsId: 1, title: '山泉水 550ml', points: 150, gold: 15, money: 200 }]
  const seller: Seller = { machineId: 1, seed: 7, pattern: 'school', aDay: 40, goods }
  const days = skyOf(3, 28).map((weather, nth) => ({ month: 4, weekday: nth % 7, weather }))

  test('are the same for the same seed, and others for another', () => {
    const made = (seed: number) => [...makeSales({ ...seller, seed }, { days, until: 24 }).days]
    assert.deepEqual(made(7), made(7))
    assert.notDeepEqual(made(7), made(8))
  })

  test('know the night, the weekend and the hour that it is', () => {
    const { hours, days: byDay } = makeSales(seller, { days, until: 9 })
    assert.ok([...hours.keys()].every((key) => key % 24 >= 7))
    const last = [...hours.keys()].filter((key) => key >= 27 * 24)
    assert.ok(last.every((key) => key % 24 < 9))
    const soldOn = (weekday: number) =>
      [...byDay].reduce((sum, [day, { sold }]) => (day % 7 === weekday ? sum + sold : sum), 0)
    assert.ok(soldOn(0) < soldOn(2))
  })
})
