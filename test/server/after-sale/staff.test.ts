import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { carryOut } from '@server/command/run'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { type Buyer, newPerson } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { type Counter, openCounter } from './counter'

const desk = '/tp5/api/AfterSaleDesk'
const lists = `${desk}/lists` as const
const detail = `${desk}/detail` as const
const approve = `${desk}/approve` as const
const refuse = `${desk}/refuse` as const
const say = `${desk}/say` as const
const ship = `${desk}/ship` as const

let counter: Counter
let person: Buyer
before(async () => {
  counter = await openCounter()
  await hire('house')
  await hire('otherHouse')
})
after(() => counter.close())
beforeEach(async () => {
  counter.setNow(new Date())
  person = await counter.buyer({ points: 100 })
})

/** Two people of the house, by their names. */
const staff = { house: '沈静', otherHouse: '刘洋' } as const
type Staff = keyof typeof staff
const ids = new Map<Staff, string>()

async function hire(who: Staff) {
  const { userId } = await newPerson(counter.house)
  const { pool } = counter.house.database
  await pool.query('update users set nickname = $2 where user_id = $1', [userId, staff[who]])
  await pool.query(`insert into user_roles (user_id, role) values ($1, 'house')`, [userId])
  ids.set(who, userId)
}

const as = async (who: Staff) => ({
  token: await sessionOf(counter.house.database.db, ids.get(who)!, counter.now()),
})
const one = async (no: string) =>
  counter.house.ask(detail, { after_sale_no: no }, await as('house'))

async function listed(shown: In<typeof lists>['shown'], words?: string) {
  const wanted = { shown, ...(words && { words }) }
  const { list } = await counter.house.ask(lists, wanted, await as('house'))
  return list.map(({ after_sale_no }) => after_sale_no)
}

describe('people of the house, on their phones', () => {
  test('see what waits for them, what is under way and what is over', async () => {
    const { no } = await counter.inState(person, 'applied')
    assert.ok((await listed('waiting')).includes(no))
    await counter.approve(no)
    assert.ok(!(await listed('waiting')).includes(no))
    assert.ok((await listed('underWay')).includes(no))
    await counter.sendBack(person, no)
    assert.ok((await listed('waiting')).includes(no))
    await counter.approve(no)
    assert.ok((await listed('over')).includes(no))
    assert.deepEqual(await listed('waiting', no.toLowerCase()), [no])
  })

  test('answer the most urgent first, all pages long', async () => {
    for (let more = 0; more < 22; more++) {
      counter.later(60)
      await counter.inState(await counter.buyer({ points: 100 }), 'applied')
    }
    const { token } = await as('house')
    let cursor: string | undefined
    const due: string[] = []
    do {
      const { list, next } = await counter.house.ask(
        lists,
        { shown: 'waiting', ...(cursor && { cursor }) },
        { token },
      )
      due.push(...list.map((row) => row.due_at ?? row.created_at))
      cursor = next ?? undefined
    } while (cursor)
    assert.ok(due.length > 20)
    const sorted = [...due].sort((before, behind) => Date.parse(before) - Date.parse(behind))
    assert.deepEqual(due, sorted)
  })

  test('say yes, which is on record with who said it', async () => {
    const { no } = await counter.inState(person, 'applied')
    const { yes, no: meansNo, actions, customer } = await one(no)
    assert.deepEqual([yes, meansNo], ['请顾客寄回商品', '不同意，售后结束'])
    assert.deepEqual(actions, ['say', 'refuse', 'approve'])
    assert.match(customer, /\*/)
    await counter.house.ask(approve, { after_sale_no: no }, await as('house'))
    assert.equal((await counter.detail(person, no)).state, 'agreed')
    const { records } = await one(no)
    assert.deepEqual(
      records.map(({ by, text }) => [by, text]),
      [[staff.house, '通过']],
    )
  })

  test('of two who decide at the same moment the second is told', async () => {
    const { no } = await counter.inState(person, 'applied')
    const [first, second] = [await as('house'), await as('otherHouse')]
    const replies = await Promise.all([
      counter.house.call(approve, { after_sale_no: no }, first),
      counter.house.call(refuse, { after_sale_no: no, reason: '看不出破损' }, second),
    ])
    assert.deepEqual(
      replies.map(({ error }) => error).sort((a, b) => a - b),
      [0, refusals.afterSaleMoved.error],
    )
    assert.equal((await one(no)).records.length, 1)
  })

  test('say no with a reason, and ask back without deciding', async () => {
    const { no } = await counter.inState(person, 'applied')
    const token = await as('house')
    await counter.house.ask(say, { after_sale_no: no, text: '请补一张瓶底的照片' }, token)
    const asked = await counter.detail(person, no)
    assert.deepEqual([asked.state, asked.messages.at(-1)?.text], ['applied', '请补一张瓶底的照片'])
    await counter.house.ask(refuse, { after_sale_no: no, reason: '照片里看不出破损' }, token)
    const { state, answer } = await counter.detail(person, no)
    assert.deepEqual([state, answer], ['refused', '照片里看不出破损'])
    const { records, actions } = await one(no)
    assert.deepEqual([records[0]?.text, actions], ['拒绝：照片里看不出破损', []])
  })

  test('give back a part, which the customer reads with its reason', async () => {
    const { order_sn } = await counter.received(person)
    const no = await counter.apply(person, order_sn)
    const token = await as('house')
    const part = { after_sale_no: no, points: 40, reason: '盖子还能用' }
    const silent = await counter.house.call(approve, { ...part, reason: undefined }, token)
    assert.match(silent.message, /为什么只退一部分/)
    for (const points of [0, 100, 101]) {
      const wrong = await counter.house.call(approve, { ...part, points }, token)
      assert.equal(wrong.error, refusals.invalid.error, String(points))
    }
    await counter.house.ask(approve, part, token)
    const told = await counter.detail(person, no)
    assert.deepEqual([told.state, told.points], ['refunded', 40])
    assert.match(told.messages.at(-1)!.text, /^同意退回 40 积分（申请的是 100 积分）：盖子还能用$/)
    assert.deepEqual(await counter.purse(person), { points: 40, gold: 0 })
    assert.equal((await one(no)).records[0]?.text, '通过：退 40 积分：盖子还能用')
  })

  test('send other goods out by a carrier', async () => {
    const { order_sn } = await counter.received(person)
    const no = await counter.apply(person, order_sn, { kind: 'exchange' })
    await counter.approve(no)
    await counter.sendBack(person, no)
    const to = await counter.house.ask(
      `${desk}/recipient`,
      { after_sale_no: no },
      await as('house'),
    )
    assert.match(to.ship_to, /^李明 13912345678 /)
    const { rows } = await counter.house.database.pool.query(
      `select given_by from house_records where about = $1`,
      [no],
    )
    assert.deepEqual(rows, [{ given_by: staff.house }])
    const parcel = { after_sale_no: no, carrier: '邻集速运', tracking_no: 'LJE202611280001' }
    await counter.house.ask(ship, parcel, await as('house'))
    assert.equal((await counter.detail(person, no)).state, 'resent')
  })

  test('do not decide on what they ask for themselves', async () => {
    const { no } = await counter.inState(person, 'applied')
    await counter.house.database.pool.query(
      `insert into user_roles (user_id, role) values ($1, 'house')`,
      [person.userId],
    )
    const own = await counter.house.call(approve, { after_sale_no: no }, { token: person.token })
    assert.equal(own.error, refusals.forbidden.error)
    assert.equal((await counter.detail(person, no)).state, 'applied')
  })
})

test('much money takes two of them, and no part of it goes back by one', async () => {
  const { order_sn } = await counter.received(person, { money: 25_000 })
  const no = await counter.apply(person, order_sn)
  const [first, second] = [await as('house'), await as('otherHouse')]
  const part = { after_sale_no: no, money: 22_000, reason: '用过了' }
  assert.match((await counter.house.call(approve, part, first)).message, /要两个人/)
  const reply = await counter.house.ask(approve, { after_sale_no: no }, first)
  assert.deepEqual([reply.proposed, reply.state], [1, 'applied'])
  assert.equal((await one(no)).proposed_by, staff.house)
  const again = await counter.house.call(approve, { after_sale_no: no }, first)
  assert.match(again.message, /要由另一个人/)
  const atDesk = readRequest(['approve', 'after-sale', no, '--by', staff.otherHouse])
  await assert.rejects(carryOut(deskCommand, counter.house, atDesk), /沈静在手机上提出了通过/)
  const done = await counter.house.ask(approve, { after_sale_no: no }, second)
  assert.deepEqual([done.proposed, done.state], [0, 'refunding'])
})
