import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Out } from '@contract/api'
import type { Buyer } from '../harness/people'
import { longGamesOr } from '../harness/seeds'
import { calls, type Counter, openCounter } from './counter'

type State = Out<typeof calls.detail>['state']
type Kind = Out<typeof calls.detail>['kind']

/** `npm run bench -- games` plays others. */
const games = longGamesOr([1, 22, 333, 4444])
const steps = 24
const stocked = 50
const purse = 100_000

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

interface Case {
  no: string
  kind: Kind
  state: State
  number: number
  points: number
  money: number
}

/** What the whole must look like, kept without looking at the server's rules. */
class Model {
  readonly cases: Case[] = []
  pieces = 0
  price = 0
  cash = 0

  private sum(of: 'number' | 'points' | 'money', states: readonly State[]) {
    return this.cases
      .filter(({ state }) => states.includes(state))
      .reduce((total, one) => total + one[of], 0)
  }

  private readonly taken: readonly State[] = [
    'applied',
    'agreed',
    'returning',
    'refunding',
    'refunded',
    'resent',
    'rejected',
    'toOwner',
  ]

  get left() {
    return this.pieces - this.sum('number', this.taken)
  }

  get current() {
    return this.cases.find(({ state }) =>
      ['applied', 'agreed', 'returning', 'resent', 'rejected', 'toOwner'].includes(state),
    )
  }

  given(of: 'points' | 'money') {
    return this.sum(of, ['refunding', 'refunded'])
  }

  get back() {
    return this.cases
      .filter(({ kind, state }) => kind === 'return' && /^refund/.test(state))
      .reduce((total, { number }) => total + number, 0)
  }
}

async function play(seed: number) {
  const roll = dice(seed)
  const model = new Model()
  const person: Buyer = await counter.buyer({ points: purse })
  model.pieces = 1 + roll(5)
  const points = 1 + roll(99)
  const money = roll(3) === 0 ? 1 + roll(500) : 0
  model.price = points * model.pieces
  model.cash = money * model.pieces
  const bought = { number: model.pieces, points, money, stock: stocked }
  const { order_sn, goodsId } = await counter.received(person, bought)

  const tryOf = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  const any = () => model.current ?? model.cases[roll(model.cases.length || 1)]

  async function apply() {
    const kind = (['refund', 'return', 'exchange'] as const)[roll(3)]!
    const number = 1 + roll(model.pieces + 1)
    // one person asks here as often as a village does
    await counter.house.database.pool.query('delete from call_limits')
    const wish = counter.wishOf(order_sn, { kind, number })
    // A tap that was lost on the way is made again, and another comes at the same moment.
    const nonce = String(100_000_000_000 + roll(899_999_999))
    const twice = [1, 2].map(() => counter.call(calls.apply, wish, person, { nonce }))
    const replies = await Promise.all([...twice, counter.call(calls.apply, wish, person)])
    const may = !model.current && number <= model.left
    const numbers = replies
      .filter(({ error }) => error === 0)
      .map(({ data }) => (data as { after_sale_no: string }).after_sale_no)
    assert.equal(new Set(numbers).size, may ? 1 : 0, replies.map((one) => one.message).join())
    if (!may) return
    const { points, money: cents } = await counter.detail(person, numbers[0]!)
    if (kind === 'exchange') assert.deepEqual([points, cents], [0, 0])
    model.cases.push({ no: numbers[0]!, kind, state: 'applied', number, points, money: cents })
  }

  async function approve() {
    const one = any()
    if (!one) return
    const done = await Promise.all([1, 2].map(() => tryOf(counter.approve(one.no))))
    const from = one.state
    if (from === 'applied' && one.kind !== 'refund') one.state = 'agreed'
    else if (from === 'returning' && one.kind === 'exchange') one.state = 'resent'
    else if (from === 'rejected') one.state = 'toOwner'
    else if (from === 'applied' || from === 'returning') {
      one.state = one.money > 0 ? 'refunding' : 'refunded'
    }
    assert.equal(done.filter(Boolean).length, one.state === from ? 0 : 1)
  }

  /** One that ends in `to` from some states and is refused in all others. */
  const move = (
    from: readonly State[],
    end: State | ((state: State) => State),
    work: (one: Case) => Promise<unknown>,
  ) => {
    return async () => {
      const one = any()
      if (!one) return
      const may = from.includes(one.state)
      const to = typeof end === 'string' ? end : end(one.state)
      assert.equal(await tryOf(work(one)), may, `${one.state} to ${to}`)
      if (may) one.state = to
    }
  }
  const turnedDown = (state: State) => (state === 'applied' ? 'refused' : 'rejected')
  const inHands = (state: State) => (state === 'resent' ? 'finished' : 'withOwner')
  const named = ({ no: after_sale_no }: Case) => ({ after_sale_no })
  const parcel = { carrier: '邻集速运', tracking_no: 'SF1234567890' }

  const acts: Record<string, () => Promise<void>> = {
    apply,
    again: apply,
    approve,
    approveMore: approve,
    refuse: move(['applied', 'returning'], turnedDown, ({ no }) => counter.refuse(no)),
    cancel: move(['applied', 'agreed'], 'cancelled', (one) =>
      counter.ask(calls.cancel, named(one), person),
    ),
    sendBack: move(['agreed'], 'returning', (one) =>
      counter.ask(calls.sendBack, { ...named(one), ...parcel }, person),
    ),
    receive: move(['resent', 'toOwner'], inHands, (one) =>
      counter.ask(calls.receive, named(one), person),
    ),
    async jobs() {
      await counter.runJobs()
      for (const one of model.cases) if (one.state === 'refunding') one.state = 'refunded'
    },
  }

  async function agrees() {
    for (const one of model.cases) {
      assert.equal((await counter.detail(person, one.no)).state, one.state)
    }
    const { points: held } = await counter.purse(person)
    assert.equal(held, purse - model.price + model.given('points'))
    assert.ok(model.given('points') <= model.price && model.given('money') <= model.cash)
    const { stock, sold } = await counter.stockOf(goodsId)
    assert.deepEqual(
      { stock, sold },
      { stock: stocked - model.pieces + model.back, sold: model.pieces - model.back },
    )
    if (model.left === 0 && model.cases.every(({ state }) => /^refund/.test(state))) {
      assert.deepEqual([model.given('points'), model.given('money')], [model.price, model.cash])
    }
  }

  const told: string[] = []
  try {
    for (let step = 0; step < steps; step++) {
      const names = Object.keys(acts)
      const name = names[roll(names.length)]!
      told.push(name)
      await acts[name]!()
      await agrees()
    }
  } catch (error) {
    throw new Error(`SEED=${seed}: ${told.join(' ')}`, { cause: error })
  }
  const { rows } = await counter.house.database.pool.query<{ sum: string }>(
    `select coalesce(sum(refunds.amount), 0)::text as sum from refunds join payments using (payment_no)
     where order_sn = $1`,
    [order_sn],
  )
  assert.equal(Number(rows[0]?.sum), model.given('money'), `SEED=${seed}`)
}

test('whatever people and the desk do in any order, nothing is given twice and nothing is lost', async () => {
  for (const seed of games) await play(seed)
  assert.deepEqual(await counter.wrongs(), [])
})
