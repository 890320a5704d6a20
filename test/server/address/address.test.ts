import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const index = '/user/address/index'
const add = '/user/address/add'
const edit = '/user/address/edit'
const getDefault = '/user/address/getDefault'

let house: House
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())

const form = { name: '李明', phone: '13912345678', region_code: '330110', detail: '东苑 1 幢' }

describe('addresses', () => {
  test('of a new person are none, and the first becomes the default', async () => {
    const { token } = await newPerson(house)
    assert.deepEqual(await house.ask(index, {}, { token }), { list: [], max: 20 })
    assert.equal((await house.ask(getDefault, {}, { token })).address, null)
    const first = await house.ask(add, { ...form, is_default: 0 }, { token })
    assert.equal(first.is_default, 1)
    const second = await house.ask(add, form, { token })
    assert.equal(second.is_default, 0)
    assert.deepEqual((await house.ask(getDefault, {}, { token })).address, first)
  })

  test('show the default first, then the newest', async () => {
    const { token } = await newPerson(house)
    const ids = []
    for (let nth = 0; nth < 3; nth++) ids.push((await house.ask(add, form, { token })).address_id)
    const [first, second, third] = ids
    const { list } = await house.ask(index, {}, { token })
    assert.deepEqual(
      list.map(({ address_id }) => address_id),
      [first, third, second],
    )
  })

  test('have one default, however many claim it at once', async () => {
    const { token } = await newPerson(house)
    await Promise.all(
      Array.from({ length: 8 }, () => house.ask(add, { ...form, is_default: 1 }, { token })),
    )
    const { list } = await house.ask(index, {}, { token })
    assert.equal(list.length, 8)
    assert.equal(list.filter(({ is_default }) => is_default === 1).length, 1)
  })

  test('are twenty at most, also when added at once', async () => {
    const { token } = await newPerson(house)
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => house.call(add, form, { token })),
    )
    assert.equal(replies.filter(({ error }) => error === 0).length, 20)
    assert.equal(replies.filter(({ error }) => error === 2009).length, 5)
    assert.equal((await house.ask(index, {}, { token })).list.length, 20)
  })

  test('can be changed, and be made the default or no longer', async () => {
    const { token } = await newPerson(house)
    const first = await house.ask(add, form, { token })
    const second = await house.ask(add, form, { token })
    const moved = { ...form, region_code: '440305', detail: '深南大道 1 号', name: '张三' }
    const changed = await house.ask(
      edit,
      { ...moved, address_id: second.address_id, is_default: 1 },
      { token },
    )
    assert.deepEqual(
      [changed.name, changed.city, changed.district, changed.detail, changed.is_default],
      ['张三', '深圳市', '南山区', '深南大道 1 号', 1],
    )
    const kept = await house.ask(edit, { ...form, address_id: second.address_id }, { token })
    assert.equal(kept.is_default, 1)
    const { list } = await house.ask(index, {}, { token })
    assert.deepEqual(
      list.map(({ address_id, is_default }) => [address_id, is_default]),
      [
        [second.address_id, 1],
        [first.address_id, 0],
      ],
    )
    await house.ask(edit, { ...form, address_id: second.address_id, is_default: 0 }, { token })
    assert.equal((await house.ask(getDefault, {}, { token })).address, null)
  })

  test('of another person are not found and stay as they are', async () => {
    const owner = await newPerson(house)
    const { address_id } = await house.ask(add, form, { token: owner.token })
    const { token } = await newPerson(house)
    const other = { ...form, address_id, detail: '别处', is_default: 1 as const }
    assert.equal((await house.call(edit, other, { token })).error, 404)
    await house.ask(add, form, { token })
    assert.equal((await house.call(edit, other, { token })).error, 404)
    const { list } = await house.ask(index, {}, { token: owner.token })
    assert.equal(list[0]?.detail, '东苑 1 幢')
  })

  test('must lie in a district that exists', async () => {
    const { token } = await newPerson(house)
    for (const region_code of ['330000', '330100', '999999', '123']) {
      assert.equal((await house.call(add, { ...form, region_code }, { token })).error, 400)
    }
    assert.deepEqual((await house.ask(index, {}, { token })).list, [])
  })
})

test('the regions are served level by level', async () => {
  const tree = '/tp5/api/Area/tree'
  assert.equal((await house.ask(tree, {})).list.length, 31)
  const { list } = await house.ask(tree, { parent_code: '330100' })
  assert.ok(list.some(({ code, name }) => code === '330110' && name === '余杭区'))
  assert.equal((await house.call(tree, { parent_code: '999999' })).error, 404)
})

describe('an address that is put away', () => {
  const remove = '/user/address/delete'
  const restore = '/user/address/restore'

  test('is gone from the list and the default, and comes back as it was', async () => {
    const { token } = await newPerson(house)
    const first = await house.ask(add, form, { token })
    const second = await house.ask(add, { ...form, detail: '西苑 2 幢' }, { token })
    const gone = { address_id: second.address_id }
    assert.deepEqual(await house.ask(remove, gone, { token }), { ...gone, restore_seconds: 600 })
    assert.deepEqual((await house.ask(index, {}, { token })).list, [first])
    assert.equal((await house.call(remove, gone, { token })).error, 404)
    assert.equal((await house.call(edit, { ...form, ...gone }, { token })).error, 404)
    assert.deepEqual(await house.ask(restore, gone, { token }), second)
    assert.equal((await house.call(restore, gone, { token })).error, 404)
    assert.equal((await house.ask(index, {}, { token })).list.length, 2)
  })

  test('that was the only one is the default again', async () => {
    const { token } = await newPerson(house)
    const only = await house.ask(add, form, { token })
    await house.ask(remove, { address_id: only.address_id }, { token })
    assert.equal((await house.ask(getDefault, {}, { token })).address, null)
    assert.deepEqual(await house.ask(restore, { address_id: only.address_id }, { token }), only)
    assert.deepEqual((await house.ask(getDefault, {}, { token })).address, only)
  })

  test('leaves its place as the default to the newest of the others, and takes it back', async () => {
    const { token } = await newPerson(house)
    const chosen = await house.ask(add, form, { token })
    await house.ask(add, { ...form, detail: '西苑 2 幢' }, { token })
    const newest = await house.ask(add, { ...form, detail: '北苑 3 幢' }, { token })
    const gone = { address_id: chosen.address_id }
    await house.ask(remove, gone, { token })
    const offered = { ...newest, is_default: 1 }
    assert.deepEqual((await house.ask(getDefault, {}, { token })).address, offered)
    assert.deepEqual(await house.ask(restore, gone, { token }), chosen)
    assert.deepEqual((await house.ask(getDefault, {}, { token })).address, chosen)
  })

  test('makes room for one more, and only for one, also at once', async () => {
    const { token } = await newPerson(house)
    const ids: number[] = []
    for (let nth = 0; nth < 20; nth++) ids.push((await house.ask(add, form, { token })).address_id)
    const gone = { address_id: ids[5]! }
    const removed = await Promise.all(
      Array.from({ length: 4 }, () => house.call(remove, gone, { token })),
    )
    assert.equal(removed.filter(({ error }) => error === 0).length, 1)
    const replies = await Promise.all([
      ...Array.from({ length: 3 }, () => house.call(restore, gone, { token })),
      ...Array.from({ length: 3 }, () => house.call(add, form, { token })),
    ])
    assert.equal(replies.filter(({ error }) => error === 0).length, 1)
    assert.equal((await house.ask(index, {}, { token })).list.length, 20)
  })

  test('is nobody else’s to delete or to bring back', async () => {
    const owner = await newPerson(house)
    const { address_id } = await house.ask(add, form, { token: owner.token })
    const { token } = await newPerson(house)
    await house.ask(add, form, { token })
    assert.equal((await house.call(remove, { address_id }, { token })).error, 404)
    await house.ask(remove, { address_id }, { token: owner.token })
    assert.equal((await house.call(restore, { address_id }, { token })).error, 404)
    assert.equal((await house.ask(index, {}, { token })).list.length, 1)
  })
})
