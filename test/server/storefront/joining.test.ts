import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { openShop, type Shop } from '../catalogue/shop'
import { newPerson } from '../harness/people'
import { decide, newPlace, someForm, waitingOf } from './joining'

const base = '/tp5/api/VillageEnter/'
const enter = `${base}enter` as const
const mine = `${base}mine` as const

let shop: Shop
before(async () => {
  shop = await openShop()
  await newPlace(shop)
})
after(() => shop.house.close())

const applied = async () => {
  const person = await newPerson(shop.house)
  const form = await someForm(shop.house, person.token, shop.now())
  return { person, form }
}

describe('a shop that asks to join', () => {
  test('waits for the desk, and is kept by who asked once that has said yes', async () => {
    const { person, form } = await applied()
    await shop.ask(enter, form, person)
    const again = await shop.call(
      enter,
      await someForm(shop.house, person.token, shop.now()),
      person,
    )
    assert.equal(again.error, refusals.shopMoved.error)
    const id = await waitingOf(shop.house, person.userId)
    const shown = await decide(shop.house, shop.now(), (desk, context) => desk.show(context, id))
    assert.ok(shown.facts.some(([, value]) => value === form.phone))
    assert.equal(shown.pictures.length, 1)
    await decide(shop.house, shop.now(), (desk, context) => desk.approve(context, id))
    await assert.rejects(
      decide(shop.house, shop.now(), (desk, context) => desk.refuse!(context, id, '看不清')),
      /已经处理过了/,
    )
    const told = await shop.ask(mine, {}, person)
    assert.deepEqual(
      [told.application?.state, told.shop?.owner, told.shop?.staff],
      ['approved', 1, 1],
    )
    const detail = await shop.ask(
      `${base}businessDetail`,
      { merchant_id: told.shop!.merchant_id },
      null,
    )
    assert.equal(detail.name, form.name)
  })

  test('is told why it was refused, and may ask again with the same licence', async () => {
    const { person, form } = await applied()
    await shop.ask(enter, form, person)
    const id = await waitingOf(shop.house, person.userId)
    await decide(shop.house, shop.now(), (desk, context) => desk.refuse!(context, id, '看不清'))
    const told = await shop.ask(mine, {}, person)
    assert.deepEqual([told.application?.state, told.application?.reason], ['refused', '看不清'])
    const next = await someForm(shop.house, person.token, shop.now())
    await shop.ask(enter, { ...next, licence_no: form.licence_no }, person)
  })

  test('is either let in or refused, though two decide at the same moment', async () => {
    const { person, form } = await applied()
    await shop.ask(enter, form, person)
    const id = await waitingOf(shop.house, person.userId)
    const decided = await Promise.allSettled([
      decide(shop.house, shop.now(), (desk, context) => desk.approve(context, id)),
      decide(shop.house, shop.now(), (desk, context) => desk.refuse!(context, id, '看不清')),
    ])
    const [approved, refused] = decided
    assert.notEqual(approved.status, refused.status)
    const lost = decided.find((one) => one.status === 'rejected')
    assert.match(String(lost?.reason), /已经处理过了/)
    const told = await shop.ask(mine, {}, person)
    const isIn = approved.status === 'fulfilled'
    assert.equal(told.application?.state, isIn ? 'approved' : 'refused')
    assert.equal(told.shop?.owner, isIn ? 1 : undefined)
  })

  test('joins once by one licence, though two send it at the same moment', async () => {
    const [one, other] = [await applied(), await applied()]
    const replies = await Promise.all([
      shop.call(enter, one.form, one.person),
      shop.call(enter, { ...other.form, licence_no: one.form.licence_no }, other.person),
    ])
    assert.deepEqual(
      replies.map(({ error }) => error).sort((a, b) => a - b),
      [0, refusals.shopMoved.error],
    )
  })

  test('needs a code that was sent to its phone, and the agreement in force', async () => {
    const { person, form } = await applied()
    const wrong = await shop.call(
      enter,
      { ...form, code: form.code === '000000' ? '111111' : '000000' },
      person,
    )
    assert.notEqual(wrong.error, 0)
    const old = await shop.call(enter, { ...form, agreement_version: '0.1' }, person)
    assert.equal(old.error, refusals.agreementNeeded.error)
  })
})
