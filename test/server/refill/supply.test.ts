import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { commands, deskCases } from '@server/areas/assembled'
import { messages } from '@server/areas/message/tables'
import { supplies } from '@server/areas/refill/tables'
import { carryOut } from '@server/command/run'
import { checkDataKey } from '@server/database/key-print'
import { Unusable } from '@server/importing/unusable'
import { temporaryDataDir } from '../harness/leftovers'
import type { Buyer } from '../harness/people'
import { type Depot, openDepot, water } from './depot'

let depot: Depot
before(async () => {
  depot = await openDepot()
  await checkDataKey(depot.database, depot.house.config.dataKey)
})
after(() => depot.close())

const supply = commands.supply!
const run = (...words: string[]) => carryOut(supply, depot.house, supply.readRequest(words))

function written(content: object): string {
  const file = path.join(temporaryDataDir(), 'supplies.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

const juice = {
  ...{ key: 'juice', supplier: 'orchard', title: '苹果汁 300ml', picture: 'goods/drink.svg' },
  ...{ unit: '瓶', pack_size: 12, price: 3000, fits: ['苹果汁 300ml'] },
}
const orchard = { key: 'orchard', name: '果园合作社' }

const offered = async (person: Buyer, asked: { supplier_key?: string } = {}) =>
  (await depot.ask('/tp5/api/PurchaseGoods/list', asked, person)).list.map((one) => one.supply_key)

describe('what operators can order', () => {
  test('is looked at first, then brought in whole', async () => {
    const person = await depot.operator()
    const file = written({ suppliers: [orchard], supplies: [juice] })
    const [told] = await run('check', file)
    assert.equal(told, '没有问题，导入会新增 1，更新 0，现在什么也没有写入')
    assert.ok(!(await offered(person)).includes('juice'))
    assert.equal((await run('import', file))[0], '补货商品：新增 1，更新 0')
    assert.deepEqual(await offered(person, { supplier_key: 'orchard' }), ['juice'])
    const { list } = await depot.ask('/tp5/api/IterDistributor/lists', {}, person)
    const found = list.find(({ supplier_key }) => supplier_key === 'orchard')
    assert.deepEqual([found?.name, found?.kinds], ['果园合作社', 1])
  })

  test('comes not at all where a line is wrong', async () => {
    const person = await depot.operator()
    const wrong = { ...juice, key: 'pear', supplier: 'nobody', picture: 'goods/none.svg' }
    const file = written({ supplies: [{ ...juice, key: 'cider', supplier: 'warehouse' }, wrong] })
    for (const command of ['check', 'import'])
      await assert.rejects(run(command, file), (thrown) => {
        assert.ok(thrown instanceof Unusable)
        assert.equal(thrown.problems.length, 2)
        return true
      })
    assert.ok(!(await offered(person)).includes('cider'))
  })

  test('is corrected by its key, and gone from carts once it is off the shelf', async () => {
    const person = await depot.operator()
    await depot.fill(person, 4)
    const { db } = depot.database
    const [before] = await db.select().from(supplies).where(eq(supplies.supplyKey, 'water'))
    const file = path.join(temporaryDataDir(), 'all.json')
    await run('export', file)
    const all = JSON.parse(fs.readFileSync(file, 'utf8')) as { supplies: { key: string }[] }
    const gone = all.supplies.map((one) =>
      one.key === 'water' ? { ...one, off_shelf: true } : one,
    )
    await run('import', written({ ...all, supplies: gone }))
    assert.ok(!(await offered(person)).includes('water'))
    assert.deepEqual((await depot.ask('/tp5/api/ShoppingCart/index', {}, person)).list, [])
    const refused = await depot.call(
      '/tp5/api/ShoppingCart/changeNumber',
      { supply_key: 'water', packs: 1 },
      person,
    )
    assert.equal(refused.error, 404)
    await run('import', file)
    const [after] = await db.select().from(supplies).where(eq(supplies.supplyKey, 'water'))
    assert.deepEqual(after, before)
    assert.equal(after!.fits[0], water)
  })
})

describe('what the warehouse decides', () => {
  const toldOf = async ({ userId }: Buyer) =>
    (await depot.database.db.select().from(messages).where(eq(messages.userId, userId))).map(
      ({ kind, facts }) => [kind, (facts as { decided?: string }).decided ?? ''],
    )

  async function ordered(person: Buyer): Promise<string> {
    await depot.fill(person, 4)
    const wish = { address_id: person.addressId, pay: 'account', sum: 4 * 28_80 } as const
    return (await depot.ask('/tp5/api/FranchiseOrder/store', wish, person)).order_sn
  }

  test('its operator reads: sent, refused to send', async () => {
    const person = await depot.operator()
    const sent = await ordered(person)
    await depot.desk((context) => deskCases.refill!.approve(context, sent))
    const refused = await ordered(person)
    await depot.desk((context) => deskCases.refill!.refuse!(context, refused, '这几天断货'))
    assert.deepEqual(await toldOf(person), [
      ['shipped', ''],
      ['refillDecided', 'cancelled'],
    ])
  })

  test('and a difference, and that an account is settled', async () => {
    const person = await depot.operator()
    for (const agreed of [true, false]) {
      const order_sn = await ordered(person)
      await depot.desk((context) => deskCases.refill!.approve(context, order_sn))
      const counted = { order_sn, received: '1:90', said: '破了六瓶' }
      await depot.ask('/tp5/api/FranchiseOrder/confirm', counted, person)
      await depot.desk((context) =>
        agreed
          ? deskCases.refillDifference!.approve(context, order_sn)
          : deskCases.refillDifference!.refuse!(context, order_sn, '装车时数过'),
      )
      await depot.desk((context) => deskCases.refillAccount!.approve(context, order_sn))
    }
    const told = (await toldOf(person)).filter(([kind]) => kind === 'refillDecided')
    assert.deepEqual(told.map(([, decided]) => decided).sort(), [
      'refused',
      'repaid',
      'settled',
      'settled',
    ])
  })
})
