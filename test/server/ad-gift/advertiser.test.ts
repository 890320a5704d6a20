import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { adWithGiftsCase } from '@server/areas/ad-gift/desk'
import { type Office, openOffice } from '../advertiser/office'
import { newPerson, type Person } from '../harness/people'

const paths = {
  lists: '/tp5/api/AdGift/lists',
  save: '/tp5/api/AdGift/save',
  add: '/tp5/api/AdGift/addCodes',
  remove: '/tp5/api/AdGift/remove',
} as const

let office: Office
before(async () => void (office = await openOffice()))
after(() => office.close())

type Which = { campaign_id: number; task_id: number }

const wish = (given: Partial<In<typeof paths.save>> = {}) => ({
  ...{ title: '满 50 减 10 券', how: '结账时出示', valid_until: office.dayIn(60) },
  ...given,
})

/** A draft whose task gives something beside its reward. */
async function drafted(person: Person): Promise<Which> {
  const campaign_id = await office.draft(person)
  const { tasks } = await office.look(campaign_id, person)
  const which = { campaign_id, task_id: tasks[0]!.task_id }
  await office.ask(paths.save, { ...which, ...wish() }, person)
  return which
}

const add = (which: Which, codes: string, person: Person) =>
  office.ask(paths.add, { ...which, codes }, person)
const refused = async <P extends keyof typeof paths>(
  what: P,
  input: In<(typeof paths)[P]>,
  { token }: Person,
) => (await office.house.call(paths[what], input, { token })).error

async function giftOf(which: Which, person: Person) {
  const { list, ...may } = await office.ask(paths.lists, which, person)
  return { ...list.find(({ task_id }) => task_id === which.task_id)!, ...may }
}

describe('a gift of a task', () => {
  test('takes codes a line or of a table, each once, and never tells one again', async () => {
    const person = await office.opened()
    const which = await drafted(person)
    const first = await add(which, 'code,batch\n"QX-0001",a\nQX-0002,a\n\nQX-0002,b', person)
    assert.deepEqual(first, { added: 2, known: 0 })
    assert.deepEqual(await add(which, 'QX-0002\r\nQX-0003', person), { added: 1, known: 1 })
    const gift = await giftOf(which, person)
    assert.deepEqual([gift.codes, gift.given, gift.left, gift.open], [3, 0, 3, 1])
    assert.ok(!JSON.stringify(gift).includes('QX-000'))
    const { rows } = await office.house.database.pool.query<{ code: Buffer }>(
      'select code from ad_gift_codes',
    )
    assert.ok(rows.every(({ code }) => !code.includes('QX-')))
  })

  test('takes five thousand codes at once, and no more', async () => {
    const person = await office.opened()
    const which = await drafted(person)
    const list = Array.from({ length: 5001 }, (_, nth) => `QINGXI-MEMBER-${100_000 + nth}`)
    const codes = list.slice(0, 5000).join('\n')
    assert.equal((await add(which, codes, person)).added, 5000)
    const tooMany = { ...which, codes: list.join('\n') }
    assert.equal(await refused('add', tooMany, person), refusals.invalid.error)
    const unread = { ...which, codes: 'QX-0001\n券码二' }
    assert.equal(await refused('add', unread, person), refusals.invalid.error)
  })

  test('is written while its campaign can be, and has more codes until that has ended', async () => {
    const person = await office.opened(30_000)
    const which = await drafted(person)
    await add(which, 'QX-0001', person)
    await office.ask(
      '/tp5/api/Advertiser/move',
      { campaign_id: which.campaign_id, action: 'submit' },
      person,
    )
    await office.approve(which.campaign_id)
    assert.equal(await refused('save', { ...which, ...wish() }, person), refusals.adMoved.error)
    assert.equal(await refused('remove', which, person), refusals.adMoved.error)
    assert.equal((await add(which, 'QX-0002', person)).added, 1)
    await office.ask(
      '/tp5/api/Advertiser/move',
      { campaign_id: which.campaign_id, action: 'stop' },
      person,
    )
    const late = { ...which, codes: 'QX-0003' }
    assert.equal(await refused('add', late, person), refusals.adMoved.error)
    assert.equal((await giftOf(which, person)).open, 0)
  })

  test('lasts at least as long as its campaign', async () => {
    const person = await office.opened()
    const which = await drafted(person)
    const short = { ...which, ...wish({ valid_until: office.dayIn(10) }) }
    assert.equal(await refused('save', short, person), refusals.invalid.error)
  })

  test('goes with its task, and where it is taken away', async () => {
    const person = await office.opened()
    const [one, other] = [await drafted(person), await drafted(person)]
    await add(one, 'QX-0001', person)
    await add(other, 'QX-0001', person)
    await office.ask(paths.remove, one, person)
    await office.ask('/tp5/api/Advertiser/removeTask', other, person)
    assert.deepEqual((await office.ask(paths.lists, one, person)).list, [])
    assert.equal(
      await refused('add', { ...one, codes: 'QX-0002' }, person),
      refusals.notFound.error,
    )
  })

  test('is its owner’s alone', async () => {
    const [person, rival] = [await office.opened(), await office.opened()]
    const which = await drafted(person)
    const { notFound, forbidden } = refusals
    assert.equal(await refused('lists', which, rival), notFound.error)
    assert.equal(await refused('save', { ...which, ...wish() }, rival), notFound.error)
    assert.equal(await refused('add', { ...which, codes: 'QX-0001' }, rival), notFound.error)
    assert.equal(await refused('remove', which, await newPerson(office.house)), forbidden.error)
  })

  test('is looked at by the house with its campaign, in its words', async () => {
    const person = await office.opened()
    const which = await drafted(person)
    await add(which, 'QX-0001\nQX-0002', person)
    const shown = await office.decide((context) =>
      adWithGiftsCase.show(context, String(which.campaign_id)),
    )
    const words = shown.facts.map((fact) => fact.join(' ')).join('\n')
    assert.match(words, /另送 满 50 减 10 券\n结账时出示\n有效期到 .*，2 个券码/)
    assert.ok(!words.includes('QX-0001'))
  })

  test('whose words may not be shown is refused', async () => {
    const person = await office.opened()
    const which = await drafted(person)
    const bad = { ...which, ...wish({ title: '赌博代金券' }) }
    assert.equal(await refused('save', bad, person), refusals.contentRisky.error)
  })
})
