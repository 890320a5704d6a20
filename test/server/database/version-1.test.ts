import assert from 'node:assert/strict'
import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { formerPhones, users } from '@server/areas/auth/tables'
import { agreementVersion } from '@server/areas/agreement/agreement'
import { userOfPhone } from '@server/areas/auth/users'
import { demo, demoNeighbours } from '@server/database/demo'
import { facts } from '@server/database/facts'
import { checkDataKey } from '@server/database/key-print'
import { rekeyRows } from '@server/database/rekey/rows'
import { isOfVersion1, open } from '@server/database/seal'
import { createLog } from '@server/log'
import { leaveVersion1 } from '@server/safekeeping/leave-version-1'
import { sealedTables } from '@server/safekeeping/seals'
import { type House, openHouse } from '../harness/openHouse'
import { somePhone } from '../harness/request'
import { allSealed, contents, type Sealed } from './sealed-rows'

const root = Buffer.alloc(32, 'linji')
const hmac = (text: string) => createHmac('sha256', root).update(text)
const formerHash = (kind: string, text: string) => hmac(`${kind}:${text}`).digest('base64url')

function formerSeal(content: string, about: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', root, iv)
  cipher.setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), body])
}

let house: House
let contentsBefore: string[]
before(async () => {
  house = await openHouse()
  contentsBefore = contents(house.config.dataKey, await allSealed(house.database))
})
after(() => house.close())

/** As the version before had it: sealed and hashed with the key itself, phones bound to no row. */
beforeEach(async () => {
  const { db, pool } = house.database
  for (const one of await allSealed(house.database)) await writeFormer(one)
  for (const { phone, userId } of Object.values(demo))
    await pool.query('update users set phone_hash = $1 where user_id = $2', [
      formerHash('phone', phone),
      userId,
    ])
  const value = hmac('linji data key').digest('hex')
  await db
    .insert(facts)
    .values({ name: 'data_key', value })
    .onConflictDoUpdate({ target: facts.name, set: { value } })
})

async function writeFormer({ of, column, row, sealed }: Sealed) {
  const { about, version1 = about, purpose } = of.columns[column]!
  // what has a key of its own is younger than that version
  if (purpose) return
  const content = open(house.config.dataKey, sealed, about(row))
  const isRow = of.keys.map((key, at) => `${key} = $${at + 2}`).join(' and ')
  await house.database.pool.query(`update ${of.table} set ${column} = $1 where ${isRow}`, [
    formerSeal(content, version1(row)),
    ...of.keys.map((key) => row[key]),
  ])
}

const said: string[] = []
const log = createLog('info', { write: (line) => void said.push(line) })
const leave = () => leaveVersion1(house.database, house.config.dataKey, log)

async function assertLeft() {
  const all = await allSealed(house.database)
  assert.ok(all.every(({ sealed }) => !isOfVersion1(sealed)))
  assert.deepEqual(contents(house.config.dataKey, all), contentsBefore)
  await checkDataKey(house.database, house.config.dataKey)
}

const enter = (phone: string) => {
  const { database, config } = house
  const now = new Date()
  return userOfPhone({ db: database.db, config, now }, phone, agreementVersion(now))
}

test('a database of the version before is taken over, and everybody found in it', async () => {
  await assert.rejects(checkDataKey(house.database, house.config.dataKey), /start the server/)
  await leave()
  await assertLeft()
  assert.equal(await enter(demo.consumer.phone), demo.consumer.userId)
  const people = Object.keys(demo).length + demoNeighbours().length
  assert.match(said.join(''), new RegExp(`"table":"users","rows":${people},`))
})

test('after a fall it goes on where it was', async () => {
  const isUsers = ({ table }: { table: string }) => table === 'users'
  await rekeyRows(house.database, house.config.dataKey, sealedTables.find(isUsers)!)
  const moved = await house.database.db.select().from(users)
  await leave()
  await assertLeft()
  assert.deepEqual(await house.database.db.select().from(users), moved)
})

test('two servers that start at once take it over once', async () => {
  await Promise.all([leave(), leave()])
  await assertLeft()
})

test('a phone whose account was closed then is no newcomer now', async () => {
  await leave()
  const { db } = house.database
  const phone = somePhone()
  const phoneHash = formerHash('former phone', phone)
  await db.insert(formerPhones).values({ phoneHash, closedAt: new Date() })
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.userId, await enter(phone)))
  assert.equal(user!.returned, true)
})
