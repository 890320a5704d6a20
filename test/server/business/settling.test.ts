import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { dayAfter } from '@server/calendar'
import { type Business, openBusiness } from './signed'

let business: Business
before(async () => {
  business = await openBusiness()
})
after(() => business.close())
afterEach(async () => assert.deepEqual(await business.faults(), []))

const settle = '/tp5/api/MachineBusiness/settle'
const month = '/tp5/api/MachineBusiness/month'
const whole = '/tp5/api/Machine/synthesizeIncome'

/** A contract of a whole month in which so many cents were taken. */
async function monthOver(money: number, given: Parameters<Business['signed']>[0] = {}, share = 40) {
  const signed = await business.signed(given, share)
  const first = business.month()
  await business.sells(signed.machineId, business.today(), { money })
  business.nextMonth()
  return { ...signed, first }
}

describe('a month of a contract', () => {
  test('is settled once it is over, and not before', async () => {
    const { contract_id, operator, machineId } = await business.signed()
    await business.sells(machineId, business.today(), { money: 1000 })
    const first = business.month()
    const early = await business.call(settle, { contract_id, month: first }, operator)
    assert.equal(early.error, refusals.invalid.error)
    const seen = await business.ask(month, { contract_id, month: first }, operator)
    assert.equal(seen.state, 'running')
    assert.match(seen.why_not, /还没过完/)
    business.nextMonth()
    assert.equal((await business.settle(operator, contract_id, first)).state, 'settled')
  })

  test('gives everybody their part, whole cents that are the whole together', async () => {
    const { contract_id, first, operator, owner } = await monthOver(1001, {}, 33)
    const settled = await business.settle(owner, contract_id, first)
    assert.deepEqual(
      settled.parties.map(({ role, amount }) => [role, amount]),
      [
        ['owner', 330],
        ['operator', 671],
      ],
    )
    assert.deepEqual([await business.earned(owner), await business.earned(operator)], [330, 671])
  })

  test('settled twice, by two at once or again later, is settled once', async () => {
    const { contract_id, first, operator, owner } = await monthOver(1000)
    const both = [operator, owner, operator, owner].map((person) =>
      business.settle(person, contract_id, first),
    )
    for (const { state } of await Promise.all(both)) assert.equal(state, 'settled')
    await business.settle(owner, contract_id, first)
    assert.deepEqual([await business.earned(owner), await business.earned(operator)], [400, 600])
  })

  test('is settled in its turn', async () => {
    const { contract_id, first, owner, machineId } = await monthOver(1000)
    const second = business.month()
    await business.sells(machineId, business.today(), { money: 500 })
    business.nextMonth()
    const reply = await business.call(settle, { contract_id, month: second }, owner)
    assert.equal(reply.error, refusals.invalid.error)
    await business.settle(owner, contract_id, first)
    await business.settle(owner, contract_id, second)
    assert.equal(await business.earned(owner), 600)
    const none = await business.call(settle, { contract_id, month: '2020-01' }, owner)
    assert.equal(none.error, refusals.notFound.error)
  })

  test('carries what goes back of it into the months after', async () => {
    const { contract_id, first, owner, machineId } = await monthOver(1000)
    await business.settle(owner, contract_id, first)
    const second = business.month()
    await business.sells(machineId, business.today(), { money: 200, moneyBack: 500 })
    business.nextMonth()
    const below = await business.settle(owner, contract_id, second)
    assert.deepEqual([below.base, below.mine], [0, 0])
    const third = business.month()
    await business.sells(machineId, business.today(), { money: 800 })
    business.nextMonth()
    const next = await business.settle(owner, contract_id, third)
    assert.deepEqual([next.carried, next.base, next.mine], [-300, 500, 200])
    assert.equal(await business.earned(owner), 600)
  })

  test('of a rent pays it from the sales, and what they do not reach from the months after', async () => {
    const { contract_id, first, owner, operator, machineId } = await monthOver(700, {
      kind: 'rent',
      rent: 1000,
    })
    const short = await business.settle(owner, contract_id, first)
    assert.deepEqual(
      short.parties.map(({ amount, owed }) => [amount, owed]),
      [
        [700, 300],
        [0, 0],
      ],
    )
    const second = business.month()
    await business.sells(machineId, business.today(), { money: 2000 })
    business.nextMonth()
    await business.settle(owner, contract_id, second)
    assert.deepEqual([await business.earned(owner), await business.earned(operator)], [2000, 700])
  })

  test('is nobody else’s to see or settle', async () => {
    const { contract_id, first } = await monthOver(1000)
    const other = await business.machine()
    for (const person of [other.owner, other.operator])
      for (const path of [settle, month] as const) {
        const reply = await business.call(path, { contract_id, month: first }, person)
        assert.equal(reply.error, refusals.notFound.error)
      }
  })
})

describe('giving a contract up', () => {
  test('settles what was earned up to the day, once', async () => {
    const { contract_id, machineId, owner, operator } = await monthOver(1000)
    await business.sells(machineId, business.today(), { money: 500 })
    business.until(dayAfter(business.today(), 5))
    await business.sells(machineId, business.today(), { money: 9000 })
    const wish = { contract_id, reason: 'terms' } as const
    const twice = await Promise.all(
      [owner, operator].map((person) =>
        business.call('/tp5/api/MachineBusiness/cancel', wish, person),
      ),
    )
    assert.deepEqual(twice.map(({ error }) => error).sort(), [0, refusals.invalid.error])
    assert.deepEqual([await business.earned(owner), await business.earned(operator)], [600, 900])
    business.nextMonth()
    const { list } = await business.ask('/tp5/api/MachineBusiness/months', { contract_id }, owner)
    assert.ok(list.every(({ state }) => state === 'settled'))
  })

  test('leaves the day free for the next contract', async () => {
    const { contract_id, operator, owner, machineSn } = await business.signed()
    business.until(dayAfter(business.today(), 3))
    const given = { contract_id, reason: 'terms' } as const
    await business.ask('/tp5/api/MachineBusiness/cancel', given, owner)
    const next = business.offer({ machineSn })
    const { state } = await business.ask('/tp5/api/MachineBusiness/add', next, operator)
    assert.equal(state, 'offered')
  })

  test('rents by the day where a month is not whole', async () => {
    const signed = await business.signed({ kind: 'rent', rent: 30_00 })
    const { contract_id, machineId, owner } = signed
    await business.sells(machineId, business.today(), { money: 100_00 })
    business.until(dayAfter(business.today(), 7))
    const days = new Date(
      Date.UTC(Number(business.month().slice(0, 4)), Number(business.month().slice(5)), 0),
    )
    await business.ask('/tp5/api/MachineBusiness/cancel', { contract_id, reason: 'slow' }, owner)
    assert.equal(await business.earned(owner), Math.floor((3000 * 7) / days.getUTCDate()))
  })
})

test('what an owner is told of their income agrees: to come before, in the book after', async () => {
  const { contract_id, first, owner } = await monthOver(1000)
  const before = await business.ask(whole, {}, owner)
  assert.deepEqual([before.to_come, before.booked], [400, 0])
  await business.settle(owner, contract_id, first)
  const after = await business.ask(whole, {}, owner)
  assert.deepEqual([after.to_come, after.booked, after.total], [0, 400, 400])
  const { list } = await business.ask('/tp5/api/FranchiseManage/lists', {}, owner)
  assert.equal(list.length, 1)
})

test('a contract that is over has all its months settled by itself', async () => {
  const { contract_id, operator, machineId } = await business.signed({
    ends_on: dayAfter(business.today(), 9),
  })
  await business.sells(machineId, business.today(), { money: 1000 })
  business.until(dayAfter(business.today(), 10))
  await business.sweep()
  const { state, open_months } = await business.ask(
    '/tp5/api/MachineBusiness/detail',
    { contract_id },
    operator,
  )
  assert.deepEqual([state, open_months], ['ended', 0])
  assert.equal(await business.earned(operator), 600)
})
