import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { balances } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter } from '@server/calendar'
import { type Calendar, comeOn, openCalendar, paths } from './calendar'

let calendar: Calendar
before(async () => {
  calendar = await openCalendar({ seeded: false })
})
after(() => calendar.house.close())

const purse = (userId: string) => balances(calendar.house.database.db, userId)

const daysFrom = (first: string, number: number) =>
  Array.from({ length: number }, (_, nth) => dayAfter(first, nth))

describe('signing in', () => {
  test('gives points once a business day, however often it is tapped', async () => {
    const person = await calendar.person()
    calendar.turnTo('2026-03-02 12:00:00')
    const taps = await Promise.all([1, 2, 3, 4].map(() => calendar.call(paths.signIn, {}, person)))
    assert.deepEqual(taps.map(({ error }) => error).sort(), [
      0,
      ...Array<number>(3).fill(refusals.signedAlready.error),
    ])
    assert.equal((await purse(person.userId)).points, 10)
  })

  test('goes by the day in Shanghai, to its last second', async () => {
    const person = await calendar.person()
    calendar.turnTo('2026-03-02 23:59:59')
    assert.equal((await calendar.ask(paths.signIn, {}, person)).streak, 1)
    calendar.turnTo('2026-03-03 00:00:00')
    assert.equal((await calendar.ask(paths.signIn, {}, person)).streak, 2)
    const again = await calendar.call(paths.signIn, {}, person)
    assert.equal(again.error, refusals.signedAlready.error)
  })

  test('counts days in a row over the end of a month, and anew after a missed day', async () => {
    const person = await calendar.person()
    const { streak } = await comeOn(calendar, person, daysFrom('2026-02-26', 5))
    assert.equal(streak, 5)
    calendar.turnTo('2026-03-03 09:00:00')
    assert.equal((await calendar.ask(paths.week, {}, person)).streak, 5)
    calendar.turnTo('2026-03-04 09:00:00')
    assert.equal((await calendar.ask(paths.week, {}, person)).streak, 0)
    assert.equal((await comeOn(calendar, person, ['2026-03-04'])).streak, 1)
  })

  test('pays each step of the ladder once a round, and begins a new round after the last', async () => {
    const person = await calendar.person()
    const { streak, steps } = await comeOn(calendar, person, daysFrom('2026-01-30', 33))
    assert.equal(streak, 33)
    assert.deepEqual(steps, [{ days: 3, points: 20, gold: 0 }])
    // 33 days, and the steps at 3, 7, 15, 30 and 33
    assert.deepEqual(await purse(person.userId), { points: 330 + 20 + 200 + 20, gold: 130 })
    const ladder = await calendar.ask(paths.ladder, {}, person)
    assert.deepEqual([ladder.place, ladder.best], [3, 33])
    assert.deepEqual(
      ladder.steps.map(({ state }) => state),
      ['received', 'next', 'ahead', 'ahead'],
    )
  })

  test('shows the week with what each day gave or will give', async () => {
    const person = await calendar.person()
    await comeOn(calendar, person, ['2026-03-02', '2026-03-03'])
    calendar.turnTo('2026-03-04 08:00:00')
    const week = await calendar.ask(paths.week, {}, person)
    assert.deepEqual(
      week.days.map(({ state, points, gold }) => [state, points, gold]),
      [
        ['signed', 10, 0],
        ['signed', 10, 0],
        ['today', 30, 0],
        ['ahead', 10, 0],
        ['ahead', 10, 0],
        ['ahead', 10, 0],
        ['ahead', 10, 30],
      ],
    )
    assert.deepEqual(week.next, { days: 3, left: 1, points: 20, gold: 0 })
  })
})

describe('a missed day', () => {
  test('is made up for with points: it gives none, joins the days, and pays what they reach', async () => {
    const person = await calendar.person('2026-01-01', { points: 100 })
    await comeOn(calendar, person, [...daysFrom('2026-02-23', 4), ...daysFrom('2026-02-28', 3)])
    const before = await purse(person.userId)
    const made = await calendar.ask(paths.makeUp, { day: '2026-02-27' }, person)
    assert.deepEqual(made, {
      cost: 20,
      streak: 8,
      steps: [{ days: 7, points: 0, gold: 30 }],
      left: 1,
    })
    const { points, gold } = await purse(person.userId)
    assert.deepEqual([points, gold], [before.points - 20, before.gold + 30])
    const { days } = await calendar.ask(paths.month, { month: '2026-02' }, person)
    assert.equal(days.find(({ day }) => day === '2026-02-27')?.state, 'mended')
  })

  test('pays no step twice that both halves had reached', async () => {
    const person = await calendar.person('2026-01-01', { points: 100 })
    await comeOn(calendar, person, [...daysFrom('2026-03-01', 3), ...daysFrom('2026-03-05', 1)])
    const made = await calendar.ask(paths.makeUp, { day: '2026-03-04' }, person)
    assert.deepEqual([made.streak, made.steps], [5, []])
  })

  test('can be mended twice a month, even by many taps at once', async () => {
    const person = await calendar.person('2026-01-01', { points: 500 })
    calendar.turnTo('2026-03-20 12:00:00')
    const taps = daysFrom('2026-03-14', 6).map((day) =>
      calendar.call(paths.makeUp, { day }, person),
    )
    const replies = await Promise.all(taps)
    assert.equal(replies.filter(({ error }) => error === 0).length, 2)
    assert.equal((await purse(person.userId)).points, 460)
    calendar.turnTo('2026-04-01 00:00:00')
    assert.equal((await calendar.call(paths.makeUp, { day: '2026-03-31' }, person)).error, 0)
  })

  const refused = [
    { title: 'today', day: '2026-03-20', words: /今天请直接签到/ },
    { title: 'tomorrow', day: '2026-03-21', words: /只能补过去/ },
    { title: 'eight days ago', day: '2026-03-12', words: /7 天以内/ },
    { title: 'before the account was opened', day: '2026-03-15', words: /注册以前/ },
  ]
  for (const { title, day, words } of refused) {
    test(`is no day of ${title}`, async () => {
      const person = await calendar.person('2026-03-16', { points: 100 })
      calendar.turnTo('2026-03-20 12:00:00')
      const { error, message } = await calendar.call(paths.makeUp, { day }, person)
      assert.equal(error, refusals.notMendable.error)
      assert.match(message, words)
    })
  }

  test('stays missed where the points do not do, or the day is there', async () => {
    const person = await calendar.person('2026-03-01')
    await comeOn(calendar, person, ['2026-03-19'])
    calendar.turnTo('2026-03-20 12:00:00')
    const short = await calendar.call(paths.makeUp, { day: '2026-03-18' }, person)
    assert.equal(short.error, refusals.pointsShort.error)
    const there = await calendar.call(paths.makeUp, { day: '2026-03-19' }, person)
    assert.match(there.message, /已经签过到/)
    assert.equal((await calendar.ask(paths.month, {}, person)).make_up.left, 2)
  })
})

test('a month of the calendar has all of its days, and says which can be mended', async () => {
  const person = await calendar.person('2026-02-10')
  calendar.turnTo('2026-02-12 12:00:00')
  const { days, first, last } = await calendar.ask(paths.month, {}, person)
  assert.equal(days.length, 28)
  assert.deepEqual([first, last], ['2026-02', '2026-02'])
  assert.deepEqual(
    days.slice(7, 14).map(({ state }) => state),
    ['missed', 'missed', 'mendable', 'mendable', 'today', 'ahead', 'ahead'],
  )
  assert.equal(businessDay(calendar.now()), '2026-02-12')
})
