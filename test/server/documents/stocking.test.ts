import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { commands } from '@server/areas/assembled'
import { agreementVersion } from '@server/areas/agreement/agreement'
import { userOfPhone } from '@server/areas/auth/users'
import { carryOut } from '@server/command/run'
import { checkDataKey } from '@server/database/key-print'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'

const root = path.join(__dirname, '../../..')
const guide = fs.readFileSync(path.join(root, 'docs/STOCKING.md'), 'utf8')
const scripts = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const run = (house: House, name: string, ...words: string[]) =>
  carryOut(commands[name]!, house, commands[name]!.readRequest(words))

const exported = async (house: House, name: string) => (await run(house, name, 'export')).join('\n')

test('every command of the areas is a script of the house, and stands in the guide', () => {
  for (const name of Object.keys(commands)) {
    assert.equal(scripts.scripts[name], `tsx server/areas/command.ts ${name}`)
    assert.ok(guide.includes(`npm run ${name} -- import`), name)
  }
})

describe('an empty house', () => {
  let house: House
  before(async () => {
    house = await openHouse({ seeded: false })
  })
  after(() => house.close())

  test('is stocked by the steps of the guide, in their order', async () => {
    const now = new Date()
    const { config, database } = house
    for (const phone of ['13700000001', '13700000002'])
      await database.transaction((db) =>
        userOfPhone({ db, config, now }, phone, agreementVersion(now)),
      )
    const steps = [...guide.matchAll(/^npm run (\w+) -- import (docs\/\S+)/gm)]
    assert.deepEqual(steps.map(([, name]) => name).sort(), Object.keys(commands).sort())
    for (const [, name, file] of steps) {
      const [line] = await run(house, name!, 'import', path.join(root, file!))
      assert.match(line!, /：新增 [1-9]\d*，更新 0/)
    }
    const { list } = await house.ask('/tp5/api/ExchangeShop/Goods/lists', { words: '壶' })
    assert.ok(list.length > 0)
    const { banners, village } = await house.ask('/tp5/api/Index/page', {})
    assert.deepEqual([banners.length > 0, village !== null], [true, true])
  })
})

describe('what is written out of the demo', () => {
  let house: House
  before(async () => {
    house = await openHouse()
    await checkDataKey(house.database, house.config.dataKey)
  })
  after(() => house.close())

  for (const name of Object.keys(commands)) {
    test(`by ${name} is taken back and changes nothing`, async () => {
      const { pool } = house.database
      const rows = async () => {
        const { rows: tables } = await pool.query<{ name: string }>(
          `select table_name as name from information_schema.tables
           where table_schema = 'public' and table_name <> 'house_records' order by 1`,
        )
        const all: Record<string, unknown> = {}
        for (const { name: table } of tables)
          all[table] = (
            await pool.query(`select md5(string_agg(row::text, '' order by row::text)) as told
              from ${table} row`)
          ).rows
        return all
      }
      const file = path.join(temporaryDataDir(), `${name}.json`)
      const before = await rows()
      assert.deepEqual(await run(house, name, 'export', file), [`已写入 ${file}`])
      const text = fs.readFileSync(file, 'utf8').trimEnd()
      assert.match((await run(house, name, 'import', file))[0]!, /：新增 0，更新 \d+/)
      assert.equal(await exported(house, name), text)
      assert.deepEqual(await rows(), before)
    })
  }
})
