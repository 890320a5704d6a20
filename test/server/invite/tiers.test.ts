import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { earn, takeBack } from '@server/areas/earnings/earnings'
import { inviteSharesOf, noteInviteRewards } from '@server/areas/invite/invite'
import { rulesNamed } from '@server/areas/invite/tiers/rules'
import { invitedUsers } from '@server/areas/invite/tables'
import { mustTransfer, ofAdCampaign, ofHouse } from '@server/areas/wallet/wallet'
import { businessDay, dayMs } from '@server/calendar'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'

const now = new Date()
const former = new Date(rulesNamed('today').from.getTime() - 1)

describe('two tiers of invitation', () => {
  let house: House
  let number = 0
  before(async () => {
    house = await openHouse({ seeded: false })
    const top = { from: ofHouse('bank'), to: ofAdCampaign(1), amount: 10_000_00 }
    await house.database.transaction((tx) =>
      mustTransfer(tx, { ...top, title: '充值', subject: 'T', at: now }),
    )
  })
  after(() => house.close())

  const person = () => newPerson(house)
  const bind = (guest: Person, inviter: Person, boundAt = now) =>
    house.database.db
      .insert(invitedUsers)
      .values({ userId: guest.userId, inviterId: inviter.userId, boundAt })
  /** Somebody does a task of this price; returns who gets what of it. */
  const doTask = ({ userId }: Person, price: number, at = now) =>
    house.database.transaction(async (tx) => {
      number += 1
      const subject = `bill:${number}`
      const shares = await inviteSharesOf(tx, { userId, price, at })
      const given = { source: 'invite', subject, title: '看短片', settlesAt: null, at } as const
      for (const { userId: owner, cents } of shares)
        await earn(tx, { ...given, userId: owner, amount: cents, from: ofAdCampaign(1) })
      await noteInviteRewards(tx, { guestId: userId, subject, shares, at })
      return shares.map(({ userId: owner, cents }) => [owner, cents])
    })
  const info = (who: Person, rules: 'today' | 'former' = 'today') =>
    house.ask('/tp5/api/InviteReward/info', { rules }, who)

  test('pay who invited and who invited that one, and nobody above', async () => {
    const [top, first, second, guest] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    await bind(first, top)
    await bind(second, first)
    await bind(guest, second)
    assert.deepEqual(await doTask(guest, 199), [
      [second.userId, 15],
      [first.userId, 3],
    ])
    assert.deepEqual(await doTask(top, 199), [])
    const told = await info(first)
    assert.deepEqual(
      told.tiers.map(({ people, cents }) => [people, cents]),
      [
        [1, 0],
        [1, 3],
      ],
    )
    assert.deepEqual([told.settled, told.waiting], [3, 0])
    assert.deepEqual(
      told.people.map(({ cents, guests, guests_cents }) => [cents, guests, guests_cents]),
      [[0, 1, 3]],
    )
    assert.equal((await info(second)).tiers[0]!.cents, 15)
  })

  test('bring no more of one guest than the rules say, whatever comes at once', async () => {
    const [inviter, guest] = [await person(), await person()]
    await bind(guest, inviter)
    const { mostAGuest } = rulesNamed('today')
    const each = await Promise.all(Array.from({ length: 6 }, () => doTask(guest, 250_00)))
    const given = each.flat().map(([, cents]) => Number(cents))
    assert.equal(
      given.reduce((sum, cents) => sum + cents, 0),
      mostAGuest,
    )
    assert.deepEqual(await doTask(guest, 250_00), [])
  })

  test('hold by the rules of the day on which the guest accepted, and end by them', async () => {
    const [inviter, guest] = [await person(), await person()]
    await bind(guest, inviter, former)
    const { lastsDays } = rulesNamed('former')
    const last = new Date(former.getTime() + lastsDays * dayMs)
    assert.deepEqual(await doTask(guest, 1000, last), [[inviter.userId, 100]])
    assert.deepEqual(await doTask(guest, 1000, new Date(last.getTime() + 1)), [])
    assert.equal((await info(inviter)).people.length, 0)
    assert.equal((await info(inviter)).former, 1)
    const old = await info(inviter, 'former')
    assert.deepEqual([old.tiers[0]!.cents, old.tiers[0]!.people], [100, 1])
    assert.match(old.rules[0]!, /2026-07-01 以前/)
  })

  test('are listed one by one, page by page, as much as the totals say', async () => {
    const [inviter, guest] = [await person(), await person()]
    await bind(guest, inviter)
    for (let one = 0; one < 23; one += 1) await doTask(guest, 100)
    const log = '/tp5/api/InviteReward/log'
    const { list, next } = await house.ask(log, {}, inviter)
    const more = await house.ask(log, { cursor: next! }, inviter)
    const all = [...list, ...more.list]
    assert.deepEqual([all.length, more.next], [23, null])
    const { settled } = await info(inviter)
    assert.equal(
      all.reduce((sum, { cents }) => sum + cents, 0),
      settled,
    )
  })
  test('are summed as the ledger of incomes has them, by days, and say what was taken back', async () => {
    const [inviter, guest] = [await person(), await person()]
    await bind(guest, inviter, new Date(now.getTime() - 3 * dayMs))
    await doTask(guest, 100, new Date(now.getTime() - 2 * dayMs))
    await doTask(guest, 200)
    const which = { userId: inviter.userId, source: 'invite', subject: `bill:${number}` } as const
    await house.database.transaction((tx) => takeBack(tx, which, '不算', now))
    const today = businessDay(now)
    for (const span of [{}, { start_time: today, end_time: today }]) {
      const log = await house.ask('/tp5/api/InviteReward/log', span, inviter)
      const ledger = { source: 'invite', ...span } as const
      const { income } = await house.ask('/tp5/api/MyIncome/lists', ledger, inviter)
      assert.deepEqual([log.income, log.taken_back], [income, 16])
      assert.equal(
        log.list.reduce((sum, { cents }) => sum + cents, 0),
        income,
      )
    }
    const { settled, waiting, taken_back } = await info(inviter)
    assert.deepEqual([settled, waiting, taken_back], [8, 0, 16])
  })
})
