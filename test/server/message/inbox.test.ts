import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { remind } from '@server/areas/message/message'
import type { Person } from '../harness/people'
import { openPostOffice, parcelSent, type PostOffice } from './post-office'

const page = '/tp5/api/Message/messagePage'
const click = '/tp5/api/Message/messagePageClick'

let office: PostOffice
let person: Person
before(async () => {
  office = await openPostOffice()
})
after(() => office.close())
beforeEach(async () => {
  person = await office.person()
})

const send = async (about: string, whom = person) => {
  office.later(1)
  await office.remind(parcelSent(whom, about, office.now()))
}

describe('my messages', () => {
  test('say what happened and where it is looked at, the newest first', async () => {
    await send('EX1')
    await send('EX2')
    const { list, unread } = await office.inbox(person)
    assert.deepEqual(
      list.map(({ link }) => link),
      ['/exchangeShop/OrderDetails/EX2', '/exchangeShop/OrderDetails/EX1'],
    )
    const { message_id: _, created_at: __, ...told } = list[1]!
    assert.deepEqual(told, {
      subject: 'order',
      title: '商品已发出',
      text: '“搪瓷缸”已交给顺丰速运，点开看走到哪里了',
      link: '/exchangeShop/OrderDetails/EX1',
      read: 0,
    })
    assert.equal(unread, 2)
  })

  test('tell the same event once, however often and at once it is said', async () => {
    await Promise.all(Array.from({ length: 6 }, () => send('EX1')))
    assert.equal((await office.inbox(person)).list.length, 1)
  })

  test('say nothing of what was rolled back', async () => {
    const failing = office.house.database.transaction(async (tx) => {
      await remind(tx, parcelSent(person, 'EX1', office.now()))
      throw new Error('no')
    })
    await assert.rejects(failing, /no/)
    assert.equal((await office.inbox(person)).unread, 0)
  })

  test('are leafed through once each', async () => {
    const sent = Array.from({ length: 45 }, (_, nth) => `EX${nth}`)
    for (const about of sent) await send(about)
    const links: string[] = []
    let cursor: string | null = null
    do {
      const input: { cursor?: string } = cursor === null ? {} : { cursor }
      const answer: Awaited<ReturnType<typeof office.inbox>> = await office.ask(page, input, person)
      links.push(...answer.list.map(({ link }) => link))
      cursor = answer.next
    } while (cursor !== null)
    assert.deepEqual(
      links.map((link) => link.split('/').at(-1)),
      sent.reverse(),
    )
  })

  test('are read one by one or all at once, and never by somebody else', async () => {
    const other = await office.person()
    for (const about of ['EX1', 'EX2', 'EX3']) await send(about)
    await send('EX4', other)
    const { list } = await office.inbox(person)
    const { message_id } = list[0]!
    assert.deepEqual(await office.ask(click, { message_id }, other), { unread: 1 })
    assert.deepEqual(await office.ask(click, { message_id }, person), { unread: 2 })
    const me = await office.ask('/user/Center/index', {}, person)
    assert.equal(me.unread, 2)
    assert.deepEqual(await office.ask(click, {}, person), { unread: 0 })
    assert.equal((await office.inbox(other)).unread, 1)
  })

  test('are dropped after half a year', async () => {
    await send('EX1')
    office.later(179 * 24 * 3600)
    await office.sweep('message')
    person = await office.anew(person)
    assert.equal((await office.inbox(person)).list.length, 1)
    office.later(2 * 24 * 3600)
    await office.sweep('message')
    assert.equal((await office.inbox(person)).list.length, 0)
  })
})
