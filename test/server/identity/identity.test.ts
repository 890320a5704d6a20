import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { identityOf } from '@server/areas/identity/identity'
import { identityCase } from '@server/areas/identity/desk'
import { identities } from '@server/areas/identity/tables'
import { uploads } from '@server/areas/upload/tables'
import { businessDay } from '@server/calendar'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { agreeToIdentityNotice, newUpload, someFile } from '../upload/pictures'
import { someApplication, someIdNumber, withCheckDigit } from './applications'

const applying = '/user/nameVerify/verify'
type Application = In<typeof applying>

let house: House
let person: Person
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())
beforeEach(async () => {
  person = await newPerson(house)
})

const apply = (input: Application, { token } = person) => house.call(applying, input, { token })
const mine = ({ token } = person) => house.ask('/user/nameVerify/detail', {}, { token })
const ready = (who = person) => someApplication(house, who.token)

async function refusedAs(name: keyof typeof refusals, reply: ReturnType<typeof apply>) {
  const { error, message } = await reply
  assert.equal(error, refusals[name].error, message)
}

async function caseOf({ userId }: Person) {
  const rows = await house.database.db.select().from(identities)
  return rows.find((row) => row.userId === userId)?.caseId ?? ''
}

const decide = async (decision: 'approve' | 'refuse', who = person) => {
  const id = await caseOf(who)
  await house.database.transaction(async (db) => {
    const context = { db, config: house.config, now: new Date() }
    await identityCase[decision]?.(context, id, '照片看不清')
  })
}

describe('an application', () => {
  test('waits, shown masked and lying sealed', async () => {
    assert.equal((await mine()).state, 'none')
    const input = await ready()
    assert.equal((await apply(input)).error, 0)
    const { submitted_at, consented_at, ...shown } = await mine()
    assert.ok(submitted_at && consented_at)
    assert.deepEqual(shown, {
      state: 'waiting',
      name: '王**',
      id_number: `3301**********${input.id_number.slice(-4)}`,
      reason: '',
      decided_at: null,
    })
    const { rows } = await house.database.pool.query<{ text: string }>(
      'select identities::text as text from identities',
    )
    const lying = rows.map(({ text }) => text).join()
    const inHex = Buffer.from(input.id_number).toString('hex')
    assert.ok(!lying.includes(input.id_number) && !lying.includes(inHex))
  })

  test('comes once; after a refusal again, after an approval never', async () => {
    await apply(await ready())
    await refusedAs('identityWaiting', apply(await ready()))
    await decide('refuse')
    const refused = await mine()
    assert.equal(refused.state, 'refused')
    assert.equal(refused.reason, '照片看不清')
    const { message } = await apply(await ready())
    assert.equal(message, '成功')
    const again = await mine()
    assert.equal(again.state, 'waiting')
    assert.equal(again.reason, '')
    await decide('approve')
    assert.equal(await identityOf(house.database.db, person.userId), 'approved')
    await refusedAs('identityApproved', apply(await ready()))
  })

  test('is one when two are sent at the same moment', async () => {
    const replies = await Promise.all([apply(await ready()), apply(await ready())])
    const errors = replies.map(({ error }) => error).sort()
    assert.deepEqual(errors, [0, refusals.identityWaiting.error])
  })

  test('lets its photos go a while after a refusal, at once when another takes its place', async () => {
    const input = await ready()
    const keptUntil = async () => {
      const rows = await house.database.db.select().from(uploads)
      const photos = [input.front_id, input.back_id]
      return rows
        .filter(({ uploadId }) => photos.includes(uploadId))
        .map(({ expiresAt }) => expiresAt && Math.ceil((+expiresAt - Date.now()) / 86_400_000) + 0)
    }
    await apply(input)
    assert.deepEqual(await keptUntil(), [null, null])
    await decide('refuse')
    assert.deepEqual(await keptUntil(), [30, 30])
    await apply(await ready())
    assert.deepEqual(await keptUntil(), [0, 0])
  })
})

describe('one identity number', () => {
  const shown = async (who: Person) => {
    const { database, config } = house
    const context = { db: database.db, config, now: new Date() }
    return identityCase.show(context, await caseOf(who))
  }

  test('tells nobody that another account goes by it', async () => {
    const other = await newPerson(house)
    const id_number = someIdNumber()
    await apply({ ...(await ready()), id_number })
    await decide('approve')
    const { error, data } = await apply({ ...(await ready(other)), id_number }, other)
    assert.deepEqual([error, (data as { state: string }).state], [0, 'waiting'])
    assert.equal((await mine(other)).reason, '')
  })

  test('is not taken from its owner by who applies with it first', async () => {
    const thief = await newPerson(house)
    const id_number = someIdNumber()
    await apply({ ...(await ready(thief)), id_number }, thief)
    assert.equal((await apply({ ...(await ready()), id_number })).error, 0)
    await decide('approve')
    assert.equal(await identityOf(house.database.db, person.userId), 'approved')
  })

  test('verifies one account, and the house sees which', async () => {
    const other = await newPerson(house)
    const id_number = someIdNumber()
    await apply({ ...(await ready()), id_number })
    await apply({ ...(await ready(other)), id_number }, other)
    const told = async () => (await shown(other)).facts.find(([name]) => name === '同一号码')
    assert.equal(await told(), undefined)
    await decide('approve')
    assert.ok((await told())?.[1].includes(person.userId))
    await assert.rejects(decide('approve', other), /另一个账号已经用这个身份证号/)
    assert.equal(await identityOf(house.database.db, other.userId), 'waiting')
  })

  test('verifies one account when two are approved at the same moment', async () => {
    const other = await newPerson(house)
    const id_number = someIdNumber()
    await apply({ ...(await ready()), id_number })
    await apply({ ...(await ready(other)), id_number }, other)
    const both = await Promise.allSettled([decide('approve'), decide('approve', other)])
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })

  test('may end in a small letter or a capital', async () => {
    const ending = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'))
    const [one = ''] = ending
      .map((order) => withCheckDigit(`11010119600307${order}`))
      .filter((number) => number.endsWith('X'))
    const other = await newPerson(house)
    await apply({ ...(await ready()), id_number: one })
    await apply({ ...(await ready(other)), id_number: one.toLowerCase() }, other)
    await decide('approve')
    await assert.rejects(decide('approve', other))
  })

  test('is refused where nobody can have it', async () => {
    const input = await ready()
    const good = someIdNumber()
    const wrongEnd = good.slice(0, 17) + (good.endsWith('1') ? '2' : '1')
    const wrong = [
      ...[wrongEnd, good.slice(0, 17), `${good}0`, '', 'abc'],
      ...['19600230', '19601301', '18991231', '29990101'].map((born) => someIdNumber(born)),
      withCheckDigit('99011019600101123'),
    ]
    for (const id_number of wrong) await refusedAs('invalid', apply({ ...input, id_number }))
    assert.equal((await apply({ ...input, id_number: '11010119900307803X' })).error, 0)
  })

  test('is refused where it is that of a child', async () => {
    const child = someIdNumber(`${Number(businessDay(new Date()).slice(0, 4)) - 9}0101`)
    await refusedAs('identityUnderage', apply({ ...(await ready()), id_number: child }))
  })
})

describe('the photos', () => {
  test('are the own ones, two of them, unused, and of an identity card', async () => {
    const input = await ready()
    const stranger = await newPerson(house)
    const theirs = await newUpload(house, stranger.token, 'identity')
    const avatar = await newUpload(house, person.token, 'avatar')
    await refusedAs('uploadUnusable', apply({ ...input, back_id: theirs.upload_id }))
    await refusedAs('uploadUnusable', apply({ ...input, back_id: avatar.upload_id }))
    await refusedAs('invalid', apply({ ...input, back_id: input.front_id }))
    assert.equal((await mine()).state, 'none')
    await apply(input)
    await decide('refuse')
    await refusedAs('uploadUnusable', apply(input))
    assert.equal((await mine()).state, 'refused')
  })

  test('go up as pictures, for their owner alone', async () => {
    const path = '/user/nameVerify/idcardImage'
    const content = someFile('jpeg')
    const photo = { content: content.toString('base64'), side: 'back' as const }
    await agreeToIdentityNotice(house, person.token)
    const { upload_id, url, side } = await house.ask(path, photo, person)
    assert.equal(side, 'back')
    assert.deepEqual((await house.app.inject({ method: 'GET', url })).rawPayload, content)
    const stranger = await newPerson(house)
    const asked = await house.call('/tp5/api/UserUpload/picture', { upload_id }, stranger)
    assert.equal(asked.error, refusals.notFound.error)
    const film = { ...photo, content: someFile('mp4').toString('base64') }
    assert.equal((await house.call(path, film, person)).error, refusals.fileUnknown.error)
  })
})

test('a name is Chinese, with the dot of longer ones', async () => {
  const input = await ready()
  for (const name of ['', '王', 'Wang', '王1', '<b>王</b>', '·王秀英'])
    await refusedAs('invalid', apply({ ...input, name }))
  assert.equal((await apply({ ...input, name: '迪丽热巴·迪力木拉提' })).error, 0)
  assert.equal((await mine()).name, `迪${'*'.repeat(9)}`)
})
