import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { protectedDays } from '@server/areas/customer/rules'
import { dayMs } from '@server/calendar'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { somePhone } from '../harness/request'
import { sessionOf } from '../harness/sessions'

const base = '/tp5/api/ReportCustomer/'
const add = `${base}add` as const
const edit = `${base}edit` as const
const detail = `${base}detail` as const
const lists = `${base}lists` as const

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

const as = async (who: 'house' | 'otherHouse') => ({
  token: await sessionOf(house.database.db, demo[who].userId, now),
})
const later = (days: number) => void (now = new Date(now.getTime() + days * dayMs))

let named = 0
const somebody = (given: { name?: string; phone?: string } = {}) => ({
  ...{ name: `明德茶馆 ${++named}`, kind: 'shop' as const, contact: '丁师傅' },
  ...{ phone: somePhone(), need: '想做优惠券', ...given },
})

/** As the form sends it: what stays as it is, too. */
const whole = (customer_id: string, { phone, need }: ReturnType<typeof somebody>) => ({
  ...{ customer_id, contact: '丁师傅', phone, need },
})

describe('a customer of the house', () => {
  test('is whose who reported them first, by name and by phone, while that is protected', async () => {
    const wish = somebody({ name: '清水 药房（南门店）' })
    await house.ask(add, wish, await as('house'))
    for (const same of [somebody({ name: '清水药房(南门店)' }), somebody({ phone: wish.phone })]) {
      const refused = await house.call(add, same, await as('otherHouse'))
      assert.equal(refused.error, refusals.customerKnown.error)
      assert.match(refused.message, /何\*\*.*清水 药房/)
    }
    later(protectedDays + 1)
    const again = somebody({ phone: wish.phone })
    assert.equal((await house.call(add, again, await as('otherHouse'))).error, 0)
  })

  test('is reported once, though two do it at the same moment', async () => {
    const wish = somebody()
    const [one, other] = [await as('house'), await as('otherHouse')]
    const replies = await Promise.all([house.call(add, wish, one), house.call(add, wish, other)])
    assert.deepEqual(
      replies.map(({ error }) => error).sort((a, b) => a - b),
      [0, refusals.customerKnown.error],
    )
  })

  test('is changed by who reported them alone, and each change is kept', async () => {
    const wish = somebody()
    const [mine, other] = [await as('house'), await as('otherHouse')]
    const { customer_id } = await house.ask(add, wish, mine)
    const refused = await house.call(edit, { ...whole(customer_id, wish), note: '我来谈' }, other)
    assert.equal(refused.error, refusals.forbidden.error)
    const auth = await house.ask(`${base}checkEditAuth`, { customer_id }, other)
    assert.deepEqual([auth.may, auth.reason !== ''], [0, true])
    const asItWas = whole(customer_id, wish)
    await house.ask(edit, { ...asItWas, state: 'talking', note: '去看了店' }, mine)
    const told = await house.ask(detail, { customer_id }, mine)
    assert.deepEqual(
      told.changes.map(({ text }) => text),
      ['报备', '已报备 → 跟进中', '去看了店'],
    )
    assert.deepEqual([told.phone, told.contact], [wish.phone, '丁师傅'])
    const theirs = await house.ask(detail, { customer_id }, other)
    assert.deepEqual([theirs.contact, theirs.mine], ['丁**', 0])
    assert.notEqual(theirs.phone, wish.phone)
    const wrong = await house.call(edit, { ...asItWas, state: 'reported' }, mine)
    assert.match(wrong.message, /不能改成/)
  })

  test('stays protected as long as somebody talks to them, and for good once signed', async () => {
    const wish = somebody()
    const { customer_id } = await house.ask(add, wish, await as('house'))
    const asItWas = whole(customer_id, wish)
    later(protectedDays - 1)
    await house.ask(edit, { ...asItWas, state: 'talking', note: '还在谈' }, await as('house'))
    later(protectedDays - 1)
    const same = { ...somebody(), phone: wish.phone }
    const refused = await house.call(add, same, await as('otherHouse'))
    assert.equal(refused.error, refusals.customerKnown.error)
    const signed = { ...asItWas, state: 'signed', note: '签了一年' } as const
    await house.ask(edit, signed, await as('house'))
    later(400)
    const late = await house.call(add, same, await as('otherHouse'))
    assert.equal(late.error, refusals.customerKnown.error)
  })

  test('is nobody’s from the moment they are given up, and whose talks to them again', async () => {
    const wish = somebody()
    const mine = await as('house')
    const { customer_id } = await house.ask(add, wish, mine)
    const asItWas = whole(customer_id, wish)
    const lost = { ...asItWas, state: 'lost', note: '店要关了' } as const
    assert.equal((await house.ask(edit, lost, mine)).protected, 0)
    const looked = await house.ask(edit, { ...asItWas, note: '店真的关了' }, mine)
    assert.equal(looked.protected, 0)
    const again = { ...asItWas, state: 'talking', note: '换了地方再开' } as const
    assert.equal((await house.ask(edit, again, mine)).protected, 1)
    await house.ask(edit, { ...lost, note: '还是不做' }, mine)
    const same = { ...somebody(), phone: wish.phone }
    assert.equal((await house.call(add, same, await as('otherHouse'))).error, 0)
  })

  test('is not said to stand elsewhere without a word of why', async () => {
    const wish = somebody()
    const mine = await as('house')
    const { customer_id } = await house.ask(add, wish, mine)
    for (const state of ['talking', 'lost'] as const) {
      const silent = await house.call(edit, { ...whole(customer_id, wish), state }, mine)
      assert.equal(silent.error, refusals.invalid.error)
      assert.match(silent.message, /为什么/)
    }
    const { state, changes } = await house.ask(detail, { customer_id }, mine)
    assert.deepEqual([state, changes.length], ['reported', 1])
  })

  test('that a colleague has by now is nobody else’s again, nor is one under their phone', async () => {
    const wish = somebody()
    const { customer_id } = await house.ask(add, wish, await as('house'))
    later(protectedDays + 1)
    const theirs = { ...somebody(), phone: wish.phone }
    await house.ask(add, theirs, await as('otherHouse'))
    const late = await house.call(
      edit,
      { ...whole(customer_id, wish), note: '又聊了聊' },
      await as('house'),
    )
    assert.equal(late.error, refusals.customerKnown.error)
    const auth = await house.ask(`${base}checkEditAuth`, { customer_id }, await as('house'))
    assert.equal(auth.may, 0)
    assert.match(auth.reason, /已经报备过/)
    const other = await house.ask(add, somebody(), await as('house'))
    const phone = whole(other.customer_id, wish)
    const taken = await house.call(edit, phone, await as('house'))
    assert.equal(taken.error, refusals.customerKnown.error)
  })

  test('is found by name, however it is written', async () => {
    const mine = await as('house')
    const { customer_id } = await house.ask(add, somebody({ name: 'Ａ家 面馆' }), mine)
    const { list } = await house.ask(lists, { words: 'a家面' }, mine)
    assert.deepEqual(
      list.map((one) => one.customer_id),
      [customer_id],
    )
    const none = await house.ask(lists, { words: '%' }, mine)
    assert.ok(none.list.length > 1)
  })
})

describe('a customer who is handed over', () => {
  const handOver = `${base}handOver` as const
  const wish = (customer_id: string) => ({
    ...{ customer_id, phone: demo.otherHouse.phone, reason: '换了片区' },
  })

  test('is read and kept by the other from then on, who is told; by nobody else’s will', async () => {
    const given = somebody()
    const { customer_id } = await house.ask(add, given, await as('house'))
    const refused = await house.call(handOver, wish(customer_id), await as('otherHouse'))
    assert.equal(refused.error, refusals.forbidden.error)
    const handed = await house.ask(handOver, wish(customer_id), await as('house'))
    assert.deepEqual([handed.mine, handed.phone === given.phone], [0, false])
    const theirs = await house.ask(detail, { customer_id }, await as('otherHouse'))
    assert.deepEqual([theirs.mine, theirs.phone, theirs.may_hand_over], [1, given.phone, 1])
    assert.match(theirs.changes.at(-1)!.text, /交接给.*：换了片区/)
    const { list } = await house.ask('/tp5/api/Message/messagePage', {}, await as('otherHouse'))
    assert.equal(list[0]?.title, '有一位客户交给您')
    const again = await house.call(handOver, wish(customer_id), await as('house'))
    assert.equal(again.error, refusals.forbidden.error)
  })

  test('whose colleague is gone is handed over by whoever is left', async () => {
    const { customer_id } = await house.ask(add, somebody(), await as('house'))
    const { pool } = house.database
    const gone = [demo.house.userId, 'house']
    await pool.query('delete from user_roles where user_id = $1 and role = $2', gone)
    try {
      const handed = await house.ask(handOver, wish(customer_id), await as('otherHouse'))
      assert.equal(handed.mine, 1)
    } finally {
      await pool.query('insert into user_roles (user_id, role) values ($1, $2)', gone)
    }
  })
})
