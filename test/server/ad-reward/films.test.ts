import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { adRewardJobs } from '@server/areas/ad-reward/jobs'
import { filmRules } from '@server/areas/ad-reward/rules'
import { filmTickets } from '@server/areas/ad-reward/tables'
import { walletFaults } from '@server/areas/wallet/faults'
import { runJobs } from '../harness/jobs'
import { onIos } from '../harness/platforms'
import { refusedAs } from '../harness/request'
import { type Cinema, openCinema } from './cinema'

const { points, shortestSeconds, pauseSeconds, mostADay, budgetADay, ticketMinutes } = filmRules

let cinema: Cinema
before(async () => void (cinema = await openCinema()))
after(() => cinema.house.close())

describe('a film of the house', () => {
  test('gives its points to who sees it to its end, and the book says from where', async () => {
    const person = await cinema.person()
    const { ticket, way, source } = await cinema.ticket(person)
    assert.deepEqual([way, source], ['film', '/static/ads/rice.mp4'])
    cinema.pass(shortestSeconds)
    const { data } = await cinema.finish(person, ticket)
    assert.deepEqual(data, { state: 'paid', points, balance: points })
    const { list } = await cinema.house.ask(
      '/tp5/api/ExchangeShop/UserPoints/detail',
      {},
      { token: person.token, timestamp: Math.floor(cinema.now().getTime() / 1000) },
    )
    assert.deepEqual(
      list.map(({ title, source: from, amount }) => [title, from, amount]),
      [['看视频', '看视频', points]],
    )
  })

  test('pays once, however often and at once its end is told', async () => {
    const person = await cinema.person()
    const { ticket } = await cinema.ticket(person)
    cinema.pass(shortestSeconds)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => cinema.finish(person, ticket)),
    )
    for (const { data } of replies)
      assert.deepEqual(data, { state: 'paid', points, balance: points })
    assert.equal(await cinema.points(person), points)
    assert.equal((await cinema.payments(person)).length, 1)
    assert.deepEqual(await walletFaults(cinema.house.database.db), [])
  })

  test('pays nothing before its shortest time, by the clock of the server', async () => {
    const person = await cinema.person()
    const { ticket } = await cinema.ticket(person)
    cinema.pass(shortestSeconds - 1)
    const early = await cinema.finish(person, ticket)
    refusedAs('filmShort', early)
    assert.equal(early.message, '还没看完，再看 1 秒')
    cinema.pass(1)
    assert.equal((await cinema.finish(person, ticket)).error, 0)
  })

  test('pays nothing once its ticket is over, nor to somebody else', async () => {
    const person = await cinema.person()
    const { ticket } = await cinema.ticket(person)
    cinema.pass(shortestSeconds)
    refusedAs('notFound', await cinema.finish(await cinema.person(), ticket))
    cinema.pass(ticketMinutes * 60 - shortestSeconds)
    refusedAs('filmLapsed', await cinema.finish(person, ticket))
    assert.equal(await cinema.points(person), 0)
  })

  test('begins anew for who left it, and goes on for who only asks again', async () => {
    const person = await cinema.person()
    const { ticket } = await cinema.ticket(person)
    assert.equal((await cinema.ticket(person)).ticket, ticket)
    cinema.pass(shortestSeconds)
    const left = await cinema.finish(person, ticket, 0)
    assert.deepEqual(left.data, { state: 'left', points: 0, balance: 0 })
    refusedAs('filmLapsed', await cinema.finish(person, ticket))
    const next = await cinema.ticket(person)
    assert.notEqual(next.ticket, ticket)
    refusedAs('filmShort', await cinema.finish(person, next.ticket))
  })

  test('is begun once, however many taps come at once', async () => {
    const person = await cinema.person()
    const tickets = await Promise.all(Array.from({ length: 6 }, () => cinema.ticket(person)))
    assert.equal(new Set(tickets.map(({ ticket }) => ticket)).size, 1)
  })
})

describe('films a day', () => {
  test('are as many as the rules say, with a pause between two', async () => {
    const person = await cinema.person()
    for (let nth = 0; nth < mostADay; nth++) assert.equal((await cinema.watch(person)).error, 0)
    const { state, left, got } = await cinema.index(person)
    assert.deepEqual([state, left, got], ['spent', 0, mostADay * points])
    refusedAs('filmsSpent', await cinema.begin(person))

    const other = await cinema.person()
    await cinema.watch(other)
    cinema.pass(-pauseSeconds + 10)
    assert.equal((await cinema.index(other)).wait, pauseSeconds - 10)
    refusedAs('filmSoon', await cinema.begin(other))
    cinema.pass(pauseSeconds - 10)
    assert.equal((await cinema.begin(other)).error, 0)
  })

  test('are counted by the day in Shanghai on which they end, to its last second', async () => {
    const person = await cinema.person()
    cinema.turnTo('2026-03-03 20:00:00')
    for (let nth = 0; nth < mostADay - 1; nth++) await cinema.watch(person)
    cinema.turnTo('2026-03-03 23:59:30')
    const { ticket } = await cinema.ticket(person)
    cinema.turnTo('2026-03-03 23:59:59')
    assert.equal((await cinema.finish(person, ticket)).error, 0)
    refusedAs('filmsSpent', await cinema.begin(person))
    cinema.turnTo('2026-03-04 00:00:29')
    const { left, got, wait } = await cinema.index(person)
    assert.deepEqual([left, got, wait], [mostADay, 0, 0])
    const next = await cinema.ticket(person)
    cinema.pass(shortestSeconds)
    assert.equal((await cinema.finish(person, next.ticket)).error, 0)
    assert.equal((await cinema.index(person)).left, mostADay - 1)
  })

  test('give no more than the house has for a day: its last points go to exactly one', async () => {
    cinema.turnTo('2026-03-06 12:00:00')
    await cinema.give('2026-03-06', budgetADay - points)
    const people = await Promise.all(Array.from({ length: 8 }, () => cinema.person()))
    const tickets = await Promise.all(people.map((person) => cinema.ticket(person)))
    cinema.pass(shortestSeconds)
    const replies = await Promise.all(
      people.map((person, nth) => cinema.finish(person, tickets[nth]!.ticket)),
    )
    assert.equal(replies.filter(({ error }) => error === 0).length, 1)
    for (const reply of replies) if (reply.error !== 0) refusedAs('filmsGone', reply)
    assert.equal(await cinema.budget('2026-03-06'), budgetADay)
    const loser = people[replies.findIndex(({ error }) => error !== 0)]!
    const { state, left } = await cinema.index(loser)
    assert.deepEqual([state, left], ['gone', mostADay])
    refusedAs('filmsGone', await cinema.begin(await cinema.person()))
    assert.equal((await cinema.index(null)).state, 'gone')
  })
})

test('tickets and counts go after their days, payments stay', async () => {
  cinema.turnTo('2026-05-02 12:00:00')
  const person = await cinema.person()
  await cinema.watch(person)
  await cinema.ticket(await cinema.person())
  cinema.turnTo('2026-06-20 12:00:00')
  await runJobs(cinema.house, adRewardJobs, cinema.now())
  assert.deepEqual(await cinema.house.database.db.select().from(filmTickets), [])
  assert.equal((await cinema.payments(person)).length, 1)
  assert.equal(await cinema.budget('2026-05-02'), 0)
})

test('where films are closed there are none, and a ticket that is open is still paid', async () => {
  const closed = await openCinema({ env: { CLOSED_ON_IOS: 'rewardedFilm' } })
  const person = await closed.person()
  const { state, way } = await closed.index(person, onIos)
  assert.deepEqual([state, way], ['closed', null])
  refusedAs('closedHere', await closed.begin(person, onIos))
  assert.equal((await closed.index(person)).state, 'open')
  await closed.house.close()
})
