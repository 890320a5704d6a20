import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { issueCode } from '@server/areas/auth/sms-codes'
import { keyedHash } from '@server/database/data-key'
import type { Told } from '@server/areas/telling'
import { ownDataOf } from '../harness/ownData'
import { newUpload } from '../upload/pictures'
import { clearIdentities, someApplication } from '../identity/applications'
import { type Accounts, openAccounts, type Resident } from './person'

const exporting = '/user/Center/exportData'

let place: Accounts
let person: Resident
before(async () => {
  place = await openAccounts()
})
after(() => place.close())
beforeEach(async () => {
  person = await place.enter()
})

const told = ports.tellings.flatMap((telling) => Object.entries(telling))
const shown = told.filter((entry): entry is [string, Told] => !('untold' in entry[1]))

async function proved(whose = person) {
  await place.rows('delete from sms_codes')
  const { config, database } = place.house
  const surroundings = { config, db: database.db, now: place.now() }
  const asker = keyedHash(config.dataKey, 'member', whose.userId)
  return { code: await issueCode(surroundings, { phone: whose.phone, purpose: 'export', asker }) }
}

const fetched = (url: string) => place.house.app.inject({ method: 'GET', url })

async function downloaded(whose = person) {
  const { url } = await place.ask(exporting, await proved(whose), whose)
  const reply = await fetched(url)
  assert.equal(reply.statusCode, 200, reply.body)
  return reply
}

describe('what every area tells people of themselves', () => {
  test('speaks of each table that says something of a person, and of no other', () => {
    const leaving = ports.leavings.flatMap(({ tables }) => Object.keys(tables))
    assert.deepEqual(
      told.map(([table]) => table).sort(),
      leaving.sort(),
      'a table of leaving.ts needs its line in the telling.ts of its area',
    )
  })

  test('names columns that are there, and none that proves or finds a person', async () => {
    const columns = await place.rows<{ table: string; name: string; type: string }>(
      `select table_name as table, column_name as name, data_type as type
       from information_schema.columns where table_schema = 'public'`,
    )
    for (const [table, { of, where = {}, columns: names }] of shown) {
      for (const name of [of, ...Object.keys(where), ...names]) {
        const column = columns.find((one) => one.table === table && one.name === name)
        assert.ok(column, `${table}.${name}`)
        assert.notEqual(column.type, 'bytea', `${table}.${name}`)
        assert.doesNotMatch(name, /hash|secret|token|prepaid|sealed/, `${table}.${name}`)
      }
    }
  })

  test('calls no two things the same', () => {
    const titles = shown.map(([, { title }]) => title)
    assert.equal(new Set(titles).size, titles.length)
  })
})

describe('downloading what is mine', () => {
  test('gives all of it, opened, as a file that nobody keeps', async () => {
    const address = { name: '孙秀兰', phone: '13912345678', region_code: '330110' }
    await place.ask('/user/address/add', { ...address, detail: '西苑 3 幢 202' }, person)
    await clearIdentities(place.house)
    const { id_number, ...card } = await someApplication(place.house, person.token)
    await place.ask('/user/nameVerify/verify', { ...card, id_number }, person)
    const { url } = await newUpload(place.house, person.token, 'avatar')

    const reply = await downloaded()
    for (const mine of [person.phone, person.userId, '孙秀兰', '西苑 3 幢 202', id_number, url])
      assert.ok(reply.body.includes(mine), mine)
    const { 内容: content } = reply.json<{ 内容: Record<string, unknown[]> }>()
    assert.deepEqual(Object.keys(content).sort(), shown.map(([, { title }]) => title).sort())
    assert.equal(content['上传的图片和视频']?.length, 3)
    assert.equal(reply.body, JSON.stringify(reply.json(), null, 2))
    assert.match(
      String(reply.headers['content-disposition']),
      /^attachment; filename="linji-.*json"/,
    )
    assert.equal(reply.headers['cache-control'], 'private, no-store')
  })

  test('gives nothing of anybody else, and nothing that opens an account', async () => {
    const other = await place.enter()
    const theirs = await downloaded(other)
    const { body } = await downloaded()
    for (const trace of [other.phone, other.userId, person.token, person.phoneHash])
      assert.ok(!body.includes(trace), trace)
    assert.ok(theirs.body.includes(other.phone))
    const [kept] = await place.rows<{ token_hash: string }>(
      'select token_hash from sessions where user_id = $1',
      [person.userId],
    )
    assert.ok(!body.includes(kept!.token_hash))
  })

  test('tells everybody of the demo what they have, whatever it is', async () => {
    const people = await place.rows<{ user_id: string }>('select user_id from users')
    const { config, database } = place.house
    for (const { user_id: userId } of people) {
      const reader = { userId, config, now: place.now() }
      const content = await ownDataOf(database.db, ports.tellings, reader)
      assert.equal(content['账号']?.length, 1)
    }
  })

  test('asks for a code of its own', async () => {
    const closing = await place.codeFor(person)
    assert.equal((await place.call(exporting, { code: closing }, person)).error, 1004)
    const { code } = await proved()
    assert.equal((await place.call('/user/Center/close', { code }, person)).error, 1004)
    assert.equal((await place.call(exporting, { code }, person)).error, 0)
  })

  test('is done three times a day', async () => {
    for (let time = 0; time < 3; time++) await downloaded()
    const refused = await place.call(exporting, await proved(), person)
    assert.deepEqual([refused.error, refused.message], [429, '今天下载的次数太多了，请明天再来'])
    place.later(1)
    person = await place.enter(person.phone)
    await downloaded()
  })
})

describe('the address of a download', () => {
  const addressed = async () => (await place.ask(exporting, await proved(), person)).url

  test('is over after five minutes, and after a few times', async () => {
    const url = await addressed()
    for (let time = 0; time < 5; time++) assert.equal((await fetched(url)).statusCode, 200)
    assert.notEqual((await fetched(url)).json<{ error: number }>().error, 0)
    const later = await addressed()
    place.later(301 / (24 * 3600))
    assert.equal((await fetched(later)).statusCode, 403)
  })

  test('is good for one person and one time only', async () => {
    const url = await addressed()
    const other = await place.enter()
    assert.equal((await fetched(url.replace(person.userId, other.userId))).statusCode, 403)
    assert.equal((await fetched(url.replace(/expires=\d/, 'expires=9'))).statusCode, 403)
    assert.equal((await fetched(url.replace(/sig=./, 'sig='))).statusCode, 403)
    assert.equal((await fetched(url.split('?')[0]!)).statusCode, 403)
  })

  test('leads nowhere once the account is closed', async () => {
    const url = await addressed()
    await place.rows(`update users set state = 'closed', avatar_id = null where user_id = $1`, [
      person.userId,
    ])
    assert.equal((await fetched(url)).statusCode, 403)
  })
})
