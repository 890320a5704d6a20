import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { agreementVersion } from '@server/areas/agreement/agreement'
import { userOfPhone } from '@server/areas/auth/users'
import { bind, findBound } from '@server/areas/auth/wechat'
import { users } from '@server/areas/auth/tables'
import { carryOut } from '@server/command/run'
import { type Config, loadConfig } from '@server/config'
import { demo, demoNeighbours } from '@server/database/demo'
import { checkDataKey, isRekeyed } from '@server/database/key-print'
import { isOfPresent } from '@server/database/seal'
import { rekeyCommand } from '@server/safekeeping/rekey-command'
import { allSeals } from '@server/safekeeping/seals'
import { someApplication } from '../identity/applications'
import { type House, openHouse } from '../harness/openHouse'
import { allSealed, contents } from './sealed-rows'

const newKey = Buffer.alloc(32, 'another').toString('base64')

let house: House
/** Of the house as it was, of one that has just been given a new key, and of one without the old. */
let keys: Record<'old' | 'both' | 'fresh', Config>
before(async () => {
  house = await openHouse()
  const given = { DATA_DIR: house.config.dataDir, TRUST_PROXY: 'loopback' }
  const oldKey = Buffer.alloc(32, 'linji').toString('base64')
  keys = {
    old: house.config,
    both: loadConfig({ ...given, DATA_KEY: `${newKey},${oldKey}` }),
    fresh: loadConfig({ ...given, DATA_KEY: newKey }),
  }
  await checkDataKey(house.database, keys.old.dataKey)
})
after(() => house.close())

const rekey = (config = keys.both) =>
  carryOut(rekeyCommand, { database: house.database, config }, { by: '' })

const enter = (config: Config, phone: string) => {
  const now = new Date()
  return userOfPhone({ db: house.database.db, config, now }, phone, agreementVersion(now))
}

test('every column that is sealed or hashed is told of', async () => {
  const { rows } = await house.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (data_type = 'bytea' or column_name like '%\\_hash') order by 1`,
  )
  const told = allSeals.flatMap(({ tables, passing = {} }) => [
    ...Object.keys(passing),
    ...tables.flatMap(({ table, columns, hashes }) =>
      Object.keys({ ...columns, ...hashes }).map((column) => `${table}.${column}`),
    ),
  ])
  assert.deepEqual(
    told.sort(),
    rows.map(({ name }) => name),
    'a sealed or hashed column needs its line in the seals.ts of its area',
  )
})

describe('a new data key before the former one', () => {
  const openid = 'an openid of before'
  let sealedBefore: string[]
  before(async () => {
    const { db } = house.database
    const by = { db, config: keys.old, now: new Date() }
    await bind(by, 'mini', openid, demo.consumer.userId)
    const token = await house.signIn(demo.newcomer.userId)
    await house.ask('/user/nameVerify/verify', await someApplication(house, token), { token })
    sealedBefore = contents(keys.old.dataKey, await allSealed(house.database))
  })

  test('finds everybody whom the former one hashed', async () => {
    await checkDataKey(house.database, keys.both.dataKey)
    assert.equal(await isRekeyed(house.database.db, keys.both.dataKey), false)
    assert.equal(await enter(keys.both, demo.consumer.phone), demo.consumer.userId)
    const { db } = house.database
    assert.equal(await findBound(db, keys.both.dataKey, 'mini', openid), demo.consumer.userId)
  })

  test('takes everything over once, and is enough then', async () => {
    const people = [...Object.values(demo), ...demoNeighbours()]
    const first = await rekey()
    assert.match(first.join('\n'), new RegExp(`^users：${people.length}$`, 'm'))
    assert.match(first.join('\n'), /^uploads：2$/m)
    const all = await allSealed(house.database)
    assert.deepEqual(
      all.filter(({ sealed }) => !isOfPresent(keys.fresh.dataKey, sealed)),
      [],
    )
    assert.deepEqual(contents(keys.fresh.dataKey, all), sealedBefore)
    await checkDataKey(house.database, keys.fresh.dataKey)
    assert.equal(await enter(keys.fresh, demo.consumer.phone), demo.consumer.userId)
    const { db } = house.database
    assert.equal(await findBound(db, keys.fresh.dataKey, 'mini', openid), demo.consumer.userId)

    assert.match((await rekey()).join('\n'), /^users：0$/m)
    assert.deepEqual(await allSealed(house.database), all)
  })

  test('after it the former one alone is refused', async () => {
    await assert.rejects(checkDataKey(house.database, keys.old.dataKey), /another key/)
  })
})

test('a row that no key opens is told, and stops no other', async () => {
  const { db } = house.database
  const [sound] = await db.select().from(users).where(eq(users.userId, demo.merchant.userId))
  const isDamaged = eq(users.userId, demo.operator.userId)
  await db
    .update(users)
    .set({ phoneSealed: Buffer.from('damaged') })
    .where(isDamaged)
  const back = loadConfig({
    ...{ DATA_DIR: house.config.dataDir, TRUST_PROXY: 'loopback' },
    DATA_KEY: `${Buffer.alloc(32, 'linji').toString('base64')},${newKey}`,
  })
  await assert.rejects(rekey(back), new RegExp(`users ${demo.operator.userId}`))
  const [moved] = await db.select().from(users).where(eq(users.userId, demo.merchant.userId))
  assert.notDeepEqual(moved!.phoneSealed, sound!.phoneSealed)
  assert.ok(isOfPresent(back.dataKey, moved!.phoneSealed))
})
