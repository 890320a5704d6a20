import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { Refusal } from '@server/call/refusal'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())
afterEach(() => counter.setNow(new Date()))

describe('each state', () => {
  const states = [
    'applied',
    'agreed',
    'returning',
    'refunding',
    'refunded',
    'resent',
    'finished',
    'refused',
    'rejected',
    'toOwner',
    'withOwner',
    'cancelled',
    'closed',
  ] as const
  const allowed: Record<string, readonly string[]> = {
    applied: ['cancel', 'message', 'approve', 'refuse'],
    agreed: ['cancel', 'message', 'sendBack'],
    returning: ['message', 'approve', 'refuse'],
    resent: ['message', 'receive'],
    rejected: ['message', 'approve'],
    toOwner: ['message', 'receive'],
  }

  for (const state of states) {
    test(`${state} allows what it says and refuses the rest, which changes nothing`, async () => {
      let which: Standing | undefined
      for (const act of ['cancel', 'message', 'sendBack', 'receive', 'approve', 'refuse']) {
        if (!which || (await moved(which))) which = await arrive(state)
        const { person, no, stood, purse } = which
        const error = await attempt(person, no, act)
        if ((allowed[state] ?? []).includes(act)) {
          assert.equal(error, 0, `${act} of ${state}`)
          if (act in calls) assert.ok(stood.actions.includes(act as 'cancel'))
          continue
        }
        assert.equal(error, refusals.afterSaleMoved.error, `${act} of ${state}`)
        assert.ok(!stood.actions.includes(act as 'cancel'))
        assert.deepEqual(await counter.detail(person, no), stood)
        assert.deepEqual(await counter.purse(person), purse)
      }
    })
  }

  type Standing = Awaited<ReturnType<typeof arrive>>

  async function arrive(state: (typeof states)[number]) {
    counter.setNow(new Date())
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, state)
    const stood = await counter.detail(person, no)
    assert.equal(stood.state, state)
    return { person, no, stood, purse: await counter.purse(person) }
  }

  const moved = async ({ person, no, stood }: Standing) =>
    JSON.stringify(await counter.detail(person, no)) !== JSON.stringify(stood)

  type Somebody = Parameters<Counter['detail']>[0]

  async function attempt(person: Somebody, after_sale_no: string, act: string) {
    if (act === 'approve' || act === 'refuse') {
      return counter[act](after_sale_no).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof Refusal) return error.error
          throw error
        },
      )
    }
    if (act === 'sendBack') return (await counter.sendBack(person, after_sale_no)).error
    if (act === 'message') {
      return (await counter.call(calls.message, { after_sale_no, text: '在吗' }, person)).error
    }
    const path = act === 'cancel' ? calls.cancel : calls.receive
    return (await counter.call(path, { after_sale_no }, person)).error
  }
})

describe('time', () => {
  test('closes what was not sent back, and the pieces can be applied for again', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no, order_sn } = await counter.inState(person, 'agreed')
    counter.laterDays(6.9)
    await counter.runJobs()
    assert.equal((await counter.detail(person, no)).state, 'agreed')
    counter.laterDays(0.2)
    await counter.runJobs()
    const closed = await counter.detail(person, no)
    assert.deepEqual([closed.state, closed.state_text], ['closed', '已关闭'])
    assert.equal((await counter.tryApply(person, order_sn)).error, 0)
  })

  for (const state of ['applied', 'returning', 'rejected'] as const) {
    test(`hands over to somebody by name what nobody answered while ${state}`, async () => {
      const person = await counter.buyer({ points: 100 })
      const { no } = await counter.inState(person, state)
      counter.laterDays(8)
      await counter.runJobs()
      await counter.runJobs()
      const { keeper, hint, timeline, deadline_at } = await counter.detail(person, no)
      assert.equal(keeper, '值班主管')
      assert.match(hint, /已转给值班主管/)
      assert.equal(timeline.filter(({ text }) => text === '已转给值班主管处理').length, 1)
      assert.equal(deadline_at, null)
      await counter.approve(no)
    })
  }

  test('takes goods sent in exchange as received', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, 'resent')
    counter.laterDays(10.1)
    await counter.runJobs()
    assert.equal((await counter.detail(person, no)).state, 'finished')
  })

  test('takes goods that went home as received', async () => {
    const person = await counter.buyer({ points: 100 })
    const { no } = await counter.inState(person, 'toOwner')
    counter.laterDays(10.1)
    await counter.runJobs()
    assert.equal((await counter.detail(person, no)).state, 'withOwner')
  })
})
