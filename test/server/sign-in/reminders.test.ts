import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { reminded } from '@server/areas/sign-in/reminders'
import { sweepNow } from '../harness/jobs'
import { type Calendar, comeOn, openCalendar, paths } from './calendar'

let calendar: Calendar
before(async () => {
  calendar = await openCalendar({ seeded: false })
})
after(() => calendar.house.close())

const look = (shown: string) => sweepNow(calendar.house.database, reminded, calendar.turnTo(shown))

async function toldTo(userId: string): Promise<string[]> {
  const { rows } = await calendar.house.database.db.execute<{ about: string }>(
    sql`select about from messages where user_id = ${userId} and kind = 'signIn' order by about`,
  )
  return rows.map(({ about }) => about)
}

async function reminder(hour: number) {
  const person = await calendar.person()
  await calendar.ask(paths.remind, { on: 1, hour }, person)
  return person
}

describe('the reminder', () => {
  test('goes out once, in its hour, to who has not come', async () => {
    const { userId } = await reminder(20)
    await look('2026-03-02 19:59:59')
    assert.deepEqual(await toldTo(userId), [])
    await look('2026-03-02 20:00:00')
    await look('2026-03-02 20:00:30')
    assert.deepEqual(await toldTo(userId), ['2026-03-02'])
    await look('2026-03-03 20:30:00')
    assert.deepEqual(await toldTo(userId), ['2026-03-02', '2026-03-03'])
  })

  test('goes to nobody who has signed in, nor long after its hour', async () => {
    const person = await reminder(8)
    await comeOn(calendar, person, ['2026-03-04'])
    await look('2026-03-04 08:30:00')
    await look('2026-03-05 10:00:00')
    assert.deepEqual(await toldTo(person.userId), [])
  })

  test('stays away once it was switched off, and takes no other hour than those offered', async () => {
    const person = await reminder(12)
    const off = await calendar.ask(paths.remind, { on: 0 }, person)
    assert.equal(off.on, 0)
    await look('2026-03-06 12:10:00')
    assert.deepEqual(await toldTo(person.userId), [])
    assert.equal((await calendar.call(paths.remind, { on: 1, hour: 3 }, person)).error, 400)
  })
})
