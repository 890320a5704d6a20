import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { placeOf } from '@server/areas/draw/number'
import { chancePoints, claimDays, sources } from '@server/areas/lottery/rules'
import { chainOf } from '@server/areas/draw/seeds'
import { businessDay, dayAfter, dayMs } from '@server/calendar'
import { promiseOf } from '@server/promise'
import { sessionOf } from '../harness/sessions'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer } from '../harness/people'
import { verified } from '../identity/verified'

const base = '/tp5/api/TigerActivity/'
const start = `${base}start` as const
const playUser = `${base}playUser` as const
const buy = `${base}buy` as const
const verify = `${base}verify` as const
const bind = `${base}bindPrize` as const

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

const query = (words: string, values: unknown[] = []) => house.database.pool.query(words, values)
const person = (points = 0) => newBuyer(house, points ? { points } : {})
const again = async ({ userId }: Buyer) => ({
  token: await sessionOf(house.database.db, userId, now),
})

const received = async (who: Parameters<House['ask']>[2]) =>
  (await house.ask('/tp5/api/Campaign/receiveList', {}, who)).list.map(
    ({ standing, state_text, thing }) => [standing, state_text, thing.text],
  )

const draw = (who: Buyer, own_seed = 'mine-1') =>
  house.call(start, { own_seed, statement: agreementInForce('adult', now).version }, who)

const work = () =>
  runJobs(
    house,
    jobsOf(house.config, 'lottery').filter(({ every }) => every),
    now,
  )

/** From now on only this comes, as long as there is any: once in a hundred million draws something else does. */
async function onlyComes(key: string, { aDay = null }: { aDay?: number | null } = {}) {
  await query('delete from lottery_days')
  await query(
    `update lottery_prizes set weight = 1, total = 1000, taken = 1000
    where prize_key not in ($1, 'nothing')`,
    [key],
  )
  await query(`update lottery_prizes set weight = 1 where prize_key = 'nothing'`)
  await query(
    `update lottery_prizes set weight = 1000000000, total = 1000, taken = 0, a_day = $2
    where prize_key = $1`,
    [key, aDay],
  )
}

describe('a draw', () => {
  test('needs that somebody says they are of age, once', async () => {
    const who = await person()
    const refused = await house.call(start, { own_seed: 'abcd' }, who)
    assert.equal(refused.error, refusals.ageNeeded.error)
    assert.notEqual((await house.ask(playUser, {}, who)).statement, '')
    assert.equal((await draw(who)).error, 0)
    assert.equal((await house.ask(playUser, {}, who)).statement, '')
  })

  test('uses up a chance, however often it is sent; there are as many as are said', async () => {
    const who = await person()
    const { left } = await house.ask(playUser, {}, who)
    assert.equal(left, 1)
    const replies = await Promise.all([draw(who), draw(who), draw(who)])
    assert.deepEqual(replies.map(({ error }) => error).sort(), [
      0,
      refusals.noChances.error,
      refusals.noChances.error,
    ])
    const told = await house.ask(playUser, {}, who)
    assert.deepEqual([told.left, told.used, told.nonce], [0, 1, 2])
    now = new Date(now.getTime() + dayMs)
    assert.equal((await house.ask(playUser, {}, await again(who))).left, 1)
  })

  test('can be bought for points by who is verified, so many a day', async () => {
    const stranger = await person(500)
    assert.equal((await house.call(buy, {}, stranger)).error, refusals.adultNeeded.error)
    const who = await verified(house, await person(500))
    for (let nth = 0; nth < sources.bought.most; nth += 1) await house.ask(buy, {}, who)
    assert.equal((await house.call(buy, {}, who)).error, refusals.limitReached.error)
    const { points } = await house.ask('/user/Center/index', {}, who)
    assert.equal(points, 500 - sources.bought.most * chancePoints)
    assert.equal((await house.ask(playUser, {}, who)).left, 1 + sources.bought.most)
  })

  test('is what the seed of the day, my own and my number come to, and can be done again', async () => {
    const who = await person()
    const played = await draw(who, 'my-own-seed')
    const { play_id } = played.data as { play_id: string }
    const today = await house.ask(verify, { play_id }, who)
    assert.equal(today.proof.seed, '')
    assert.equal(today.message, `${who.userId}:${businessDay(now)}:1:my-own-seed`)
    now = new Date(now.getTime() + dayMs)
    const told = await house.ask(verify, { play_id }, await again(who))
    const { seed, promised } = told.proof
    assert.deepEqual([promiseOf(seed), promised], [promised, today.proof.promised])
    const { anchor } = await house.ask(`${base}page`, {})
    let hashed = seed
    for (let day = anchor!.day; day <= told.proof.day; day = dayAfter(day, 1))
      hashed = promiseOf(hashed)
    assert.equal(hashed, anchor!.promised)
    assert.equal(placeOf({ seed, message: told.message }, told.total), told.place)
    let left = told.place
    const lot = told.table.find(({ weight }) => (left -= weight) < 0)
    assert.equal(lot?.key, told.result)
    const other = await person()
    const seen = await house.call(verify, { play_id }, await again(other))
    assert.equal(seen.error, refusals.notFound.error)
  })
})

describe('the line where others draw', () => {
  const queue = `${base}queue` as const
  const result = `${base}startQueueResult` as const

  test('is stood in once, and each is drawn for in turn', async () => {
    const people = [await person(), await person()]
    const statement = agreementInForce('adult', now).version
    const stand = (who: Buyer) => house.ask(queue, { own_seed: 'mine-1', statement }, who)
    const holder = await house.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from lottery_cycles for update')
      const refused = await house.call(start, { own_seed: 'mine-1', statement }, people[0])
      assert.equal(refused.error, refusals.lotteryBusy.error)
      const turns = [await stand(people[0]!), await stand(people[1]!), await stand(people[0]!)]
      assert.deepEqual(
        turns.map(({ state, ahead }) => [state, ahead]),
        [
          ['waiting', 0],
          ['waiting', 1],
          ['waiting', 0],
        ],
      )
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await work()
    for (const who of people) {
      const { state, drawn } = await house.ask(result, {}, who)
      assert.equal(state, 'drawn')
      assert.equal(drawn?.reels.length, 3)
      assert.equal((await house.ask(playUser, {}, who)).left, 0)
    }
    assert.equal(
      (await house.call(queue, { own_seed: 'mine-1' }, people[0])).error,
      refusals.noChances.error,
    )
  })
})

describe('a place in line', () => {
  const queue = `${base}queue` as const
  const leave = `${base}leaveQueue` as const

  test('is given up, and then nothing is drawn', async () => {
    const [who, next] = [await person(), await person()]
    const statement = agreementInForce('adult', now).version
    const stand = (one: Buyer) => house.ask(queue, { own_seed: 'mine-1', statement }, one)
    await stand(who)
    assert.equal((await stand(next)).ahead, 1)
    assert.equal((await house.ask(leave, {}, who)).state, 'none')
    assert.equal((await house.ask(leave, {}, who)).state, 'none')
    await work()
    assert.equal((await house.ask(playUser, {}, who)).left, 1)
    assert.equal((await house.ask(playUser, {}, next)).left, 0)
  })

  test('is not given up any more once it was drawn for', async () => {
    const who = await person()
    const statement = agreementInForce('adult', now).version
    await house.ask(queue, { own_seed: 'mine-1', statement }, who)
    await work()
    const { state, drawn } = await house.ask(leave, {}, who)
    assert.deepEqual([state, drawn?.reels.length], ['drawn', 3])
  })
})

describe('what is won', () => {
  test('is taken from the stock of the day, and what is gone comes no more', async () => {
    await onlyComes('gold', { aDay: 1 })
    const kindOf = async (who: Buyer) => ((await draw(who)).data as { kind: string }).kind
    const today = [await kindOf(await person()), await kindOf(await person())]
    assert.deepEqual(today, ['gold', 'none'])
    const { prizes } = await house.ask(`${base}page`, {})
    const shares = new Map(prizes.map(({ kind, per_ten_thousand }) => [kind, per_ten_thousand]))
    assert.deepEqual([shares.get('gold'), shares.get('none')], [0, 10_000])
    now = new Date(now.getTime() + dayMs)
    assert.equal(await kindOf(await person()), 'gold')
  })

  test('of goods is claimed once with an address, and not after its time', async () => {
    await onlyComes('thermos')
    const [who, late] = [await person(), await person()]
    const plays = []
    for (const one of [who, late]) {
      const reply = await draw(one)
      const { play_id, state } = reply.data as { play_id: string; state: string }
      assert.equal(state, 'waiting')
      plays.push(play_id)
    }
    const waits = async (one: Parameters<typeof house.ask>[2]) =>
      (await house.ask(`${base}waiting`, {}, one)).waiting
    assert.equal(await waits(who), 1)
    assert.deepEqual(await received(who), [['waiting', '待填地址', '填地址']])
    const wish = { play_id: plays[0]!, address_id: who.addressId }
    const replies = await Promise.all([house.call(bind, wish, who), house.call(bind, wish, who)])
    assert.equal(replies.filter(({ error }) => error === 0).length, 1)
    assert.deepEqual([await waits(who), await waits(late)], [0, 1])
    assert.deepEqual(await received(who), [['usable', '待发货', '看物流']])
    const { list } = await house.ask(`${base}myPrize`, {}, who)
    assert.equal(list[0]!.state, 'claimed')
    const order = { order_sn: list[0]!.order_sn }
    assert.equal((await house.ask('/tp5/api/ExchangeOrder/detail', order, who)).points, 0)
    now = new Date(now.getTime() + (claimDays - 1) * dayMs)
    await work()
    await work()
    const { list: told } = await house.ask('/tp5/api/Message/messagePage', {}, await again(late))
    assert.deepEqual(
      told.map(({ link }) => link),
      [`/lottery/orderConfirm?play_id=${plays[1]}`],
    )
    now = new Date(now.getTime() + 2 * dayMs)
    const session = await again(late)
    assert.deepEqual(await received(session), [['over', '已过期', '看这一次']])
    const expired = await house.call(
      bind,
      { play_id: plays[1]!, address_id: late.addressId },
      session,
    )
    assert.notEqual(expired.error, 0)
    assert.equal(await waits(session), 0)
    await work()
    const mine = await house.ask(`${base}myPrize`, {}, session)
    assert.equal(mine.list[0]!.state, 'expired')
  })
})

describe('the seeds of days', () => {
  test('are each the hash of the next', () => {
    const chain = chainOf(['2026-11-27', '2026-11-28', '2026-11-29']).sort((one, other) =>
      one.day < other.day ? -1 : 1,
    )
    assert.equal(promiseOf(chain[1]!.seed), chain[0]!.seed)
    assert.equal(promiseOf(chain[2]!.seed), chain[1]!.seed)
  })

  test('favour no place', () => {
    const total = 3
    const counts = [0, 0, 0]
    for (let nth = 0; nth < 9000; nth += 1)
      counts[placeOf({ seed: 'a seed of a test', message: `somebody:${nth}` }, total)]! += 1
    for (const count of counts) assert.ok(count > 2800 && count < 3200, counts.join(' '))
  })
})

describe('the wall of wishes', () => {
  test('shows a wish, and counts a like once', async () => {
    const [who, other] = [await person(), await person()]
    const { state } = await house.ask(`${base}vow`, { words: '想要一个保温杯' }, who)
    assert.equal(state, 'shown')
    const { list } = await house.ask(`${base}vows`, {}, other)
    const { vow_id, words, liked } = list[0]!
    assert.deepEqual([words, liked], ['想要一个保温杯', 0])
    const like = () => house.ask(`${base}like`, { vow_id }, other)
    await like()
    assert.equal((await like()).likes, 1)
    assert.equal((await house.ask(`${base}vows`, {}, other)).list[0]!.liked, 1)
  })
})
