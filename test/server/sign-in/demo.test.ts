import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { balances } from '@server/areas/wallet/wallet'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

test('the demo consumer has what her days of signing in have brought, day for day', async () => {
  const { userId } = demo.consumer
  const { rows } = await house.database.db.execute<{ side: string; day: string; amount: number }>(
    sql`
      select 'entries' as side, (created_at at time zone 'Asia/Shanghai')::date::text as day,
        sum(amount)::int as amount
      from wallet_entries where user_id = ${userId} and account = 'user'
        and title in ('每日签到', '连签 3 天', '连签 7 天')
      group by day
      union all
      select 'days', day::text, sum(amount)::int from (
        select day, points as amount from sign_ins where user_id = ${userId}
        union all
        select reached_on, points + gold from sign_in_steps where user_id = ${userId}
      ) as told group by day
      order by day, side`,
  )
  const of = (side: string) =>
    rows.filter((row) => row.side === side).map(({ day, amount }) => ({ day, amount }))
  assert.equal(of('days').length, 53)
  assert.deepEqual(of('entries'), of('days'))
  assert.deepEqual(await balances(house.database.db, userId), { points: 12480, gold: 368 })
})

test('a match is open that neighbours have entered', async () => {
  const { next } = await house.ask('/tp5/api/UserSignIn/match', {})
  assert.deepEqual([next.people, next.pot], [3, 200])
})
