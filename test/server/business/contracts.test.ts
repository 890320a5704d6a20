import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { dayAfter } from '@server/calendar'
import { ownPhone } from '@server/areas/auth/auth'
import { type Business, openBusiness } from './signed'

let business: Business
before(async () => {
  business = await openBusiness()
})
after(() => business.close())

const add = '/tp5/api/MachineBusiness/add'
const agree = '/tp5/api/MachineBusiness/agree'
const cancel = '/tp5/api/MachineBusiness/cancel'
const detail = '/tp5/api/MachineBusiness/detail'

describe('a contract of a machine', () => {
  test('is offered by who runs it, and runs once its owner has agreed', async () => {
    const made = await business.machine(35)
    const offered = await business.add(made)
    assert.equal(offered.state, 'offered')
    assert.deepEqual(offered.actions, ['withdraw'])
    assert.equal(offered.terms_text, '机器老板 35%，运营 65%')
    const { contract_id } = offered
    const seen = await business.ask(detail, { contract_id }, made.owner)
    assert.deepEqual(seen.actions, ['agree', 'decline'])
    const agreed = await business.ask(agree, { contract_id }, made.owner)
    assert.deepEqual([agreed.state, agreed.actions], ['running', ['cancel']])
    for (const [person, title] of [
      [made.owner, '有一份机器合约等您确认'],
      [made.operator, '机器合约签好了'],
    ] as const) {
      const { list } = await business.ask('/tp5/api/Message/messagePage', {}, person)
      assert.deepEqual(
        list.map((one) => one.title),
        [title],
      )
    }
    const again = await business.call(agree, { contract_id }, made.owner)
    assert.equal(again.error, refusals.invalid.error)
  })

  test('that begins later waits for its first day, and ends after its last', async () => {
    const starts_on = dayAfter(business.today(), 2)
    const ends_on = dayAfter(starts_on, 3)
    const { contract_id, owner } = await business.signed({ starts_on, ends_on })
    const stateOf = async () => (await business.ask(detail, { contract_id }, owner)).state
    assert.equal(await stateOf(), 'agreed')
    business.until(starts_on)
    await business.sweep()
    assert.equal(await stateOf(), 'running')
    business.until(dayAfter(ends_on, 1))
    await business.sweep()
    assert.equal(await stateOf(), 'ended')
  })

  test('is nobody else’s: a neighbour who runs or owns other machines is refused', async () => {
    const made = await business.machine()
    const { contract_id } = await business.add(made)
    const other = await business.machine()
    for (const person of [other.operator, other.owner]) {
      for (const path of [detail, agree, cancel] as const) {
        const reply = await business.call(path, { contract_id }, person)
        assert.equal(reply.error, refusals.notFound.error, path)
      }
      const { list } = await business.ask('/tp5/api/MachineBusiness/lists', {}, person)
      assert.ok(list.every((row) => row.contract_id !== contract_id))
    }
    const foreign = await business.call(add, business.offer(made), other.operator)
    assert.equal(foreign.error, refusals.notFound.error)
    const neighbour = await business.call(add, business.offer(made), made.owner)
    assert.equal(neighbour.error, refusals.forbidden.error)
  })

  test('never overlaps another of the same machine', async () => {
    const { machineSn, operator, contract_id } = await business.signed({
      ends_on: dayAfter(business.today(), 30),
    })
    const made = { machineSn }
    const clash = await business.call(add, business.offer(made), operator)
    assert.equal(clash.error, refusals.invalid.error)
    const starts_on = dayAfter(business.today(), 31)
    const next = await business.ask(add, business.offer(made, { starts_on }), operator)
    assert.equal(next.state, 'offered')
    assert.notEqual(next.contract_id, contract_id)
  })

  test('offered twice at once is offered once', async () => {
    const made = await business.machine()
    const twice = [business.offer(made), business.offer(made)]
    const replies = await Promise.all(twice.map((one) => business.call(add, one, made.operator)))
    assert.deepEqual(replies.map(({ error }) => error).sort(), [0, refusals.invalid.error])
  })

  test('is declined or withdrawn without a reason, and given up with one', async () => {
    const made = await business.machine()
    const first = await business.add(made)
    const declined = await business.ask(cancel, { contract_id: first.contract_id }, made.owner)
    assert.deepEqual([declined.state, declined.reason_text], ['cancelled', '对方没有同意'])
    const second = await business.add(made)
    const withdrawn = await business.ask(cancel, { contract_id: second.contract_id }, made.operator)
    assert.equal(withdrawn.reason_text, '发起人撤回了')
    const { contract_id, operator } = await business.signed()
    const silent = await business.call(cancel, { contract_id }, operator)
    assert.equal(silent.error, refusals.invalid.error)
    const given = await business.ask(cancel, { contract_id, reason: 'moved' }, operator)
    assert.deepEqual([given.state, given.actions], ['cancelled', []])
  })

  test('may give a part to whose the place is, who is asked too', async () => {
    const made = await business.machine(40)
    const place = await business.person()
    const { database, config } = business.house
    const place_phone = await ownPhone({ db: database.db, config }, place.userId)
    const tooMuch = await business.call(
      add,
      business.offer(made, { place_phone, place_part: 61 }),
      made.operator,
    )
    assert.equal(tooMuch.error, refusals.invalid.error)
    const offered = await business.add(made, { kind: 'permille', place_phone, place_part: 55 })
    assert.equal(offered.terms_text, '点位方 55‰，机器老板 400‰，运营 545‰')
    const { contract_id } = offered
    assert.equal((await business.ask(agree, { contract_id }, made.owner)).state, 'offered')
    assert.equal((await business.ask(agree, { contract_id }, place)).state, 'running')
  })

  test('that nobody could sign, or of a day that is gone, is not offered', async () => {
    const operator = await business.operator()
    const alone = await business.machine(0)
    const nobody = await business.call(add, business.offer(alone), alone.operator)
    assert.equal(nobody.error, refusals.invalid.error)
    const made = await business.machine()
    const wrong = [
      { starts_on: dayAfter(business.today(), -1) },
      { ends_on: dayAfter(business.today(), -1) },
      { ends_on: dayAfter(business.today(), 4000) },
      { place_phone: '13900009999', place_part: 5 },
      { place_part: 5 },
      { kind: 'rent' as const },
    ]
    for (const given of wrong) {
      const reply = await business.call(add, business.offer(made, given), made.operator)
      assert.equal(reply.error, refusals.invalid.error, JSON.stringify(given))
    }
    const stranger = await business.call(add, business.offer(made), operator)
    assert.equal(stranger.error, refusals.notFound.error)
  })
})
