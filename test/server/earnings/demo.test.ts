import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { earningsFaults } from '@server/areas/earnings/faults'
import { businessDay } from '@server/calendar'
import { demo, demoNeighbours } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => void (house = await openHouse()))
after(() => house.close())

const signedIn = async () => ({ token: await house.signIn(demo.consumer.userId) })

const incomes = '/tp5/api/MyIncome/lists'

describe('the figures of the demo agree', () => {
  test('what invitations brought, by the rules that hold for whom', async () => {
    const who = await signedIn()
    const [today, former, of] = await Promise.all([
      house.ask('/tp5/api/InviteReward/info', { rules: 'today' }, who),
      house.ask('/tp5/api/InviteReward/info', { rules: 'former' }, who),
      house.ask(incomes, { source: 'invite' }, who),
    ])
    const sums = [today, former].map(({ settled, waiting }) => settled + waiting)
    assert.equal(of.income, sums[0]! + sums[1]!)
  })

  test('what the tasks of today brought', async () => {
    const who = await signedIn()
    const day = businessDay(new Date())
    const [{ today_cents }, { income }] = await Promise.all([
      house.ask('/tp5/api/AdTask/baseInfo', {}, who),
      house.ask(incomes, { source: 'task', start_time: day, end_time: day }, who),
    ])
    assert.equal(today_cents, income)
  })

  test('neighbours have earned for half a year, and taken most of it', async () => {
    const { rows } = await house.database.pool.query<{ months: number; taken: number }>(
      `select count(distinct date_trunc('month', created_at))::int as months,
         (count(*) filter (where state = 'paid'))::int as taken
       from incomes where user_id = any ($1) group by user_id`,
      [
        demoNeighbours()
          .slice(0, 2)
          .map(({ userId }) => userId),
      ],
    )
    assert.equal(rows.length, 2)
    for (const { months, taken } of rows) {
      assert.ok(months >= 6)
      assert.ok(taken >= 24)
    }
    assert.deepEqual(await earningsFaults(house.database.db), [])
  })

  test('nobody has finished today what nobody has seen', async () => {
    const { rows } = await house.database.pool.query<{ unseen: number }>(
      `select count(*)::int as unseen from (
         select campaign_id, day, sum(exposure) as seen, sum(completed) as done
         from ad_days group by 1, 2) as days
       where done > seen`,
    )
    assert.equal(rows[0]!.unseen, 0)
  })
})
