import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { answer } from '@server/areas/security/command/answer'
import { readRequest } from '@server/areas/security/command/request'
import { dropOldEvents } from '@server/areas/security/events'
import { keptDays } from '@server/areas/security/security'
import { securityEvents } from '@server/areas/security/tables'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { someNonce, somePhone } from '../harness/request'
import { until } from '../harness/until'

const address = '192.0.2.17'
const login = '/tp5/api/UserLogin/smsLogin'

const open: House[] = []
async function openOne(options: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse({ seeded: false, ...options })
  open.push(house)
  return house
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((house) => house.close()))
})

const rowsOf = ({ database }: House) => database.db.select().from(securityEvents)
/** A server that stops writes what it still holds. */
async function written(house: House, kind: string) {
  await house.app.close()
  return (await rowsOf(house)).filter((row) => row.kind === kind)
}

async function signIn(house: House, phone: string) {
  const { captcha_id } = await house.ask('/tp5/api/Codevalidates/captcha', {})
  const captcha_code = await house.sent(captcha_id)
  await house.ask(
    '/tp5/api/Codevalidates/sendSms',
    { phone, captcha_id, captcha_code },
    { address },
  )
  const code = await house.sent(phone)
  const { agreement_version } = await house.ask('/tp5/api/Common/config', {})
  return house.ask(login, { phone, code, agreement_version }, { address })
}

describe('what is written down', () => {
  test('a code that was sent and a sign-in, with who it was and from which home', async () => {
    const house = await openOne({ working: true })
    const phone = somePhone()
    const { user_id } = await signIn(house, phone)
    const [entered] = await written(house, 'sign-in')
    const [sent] = await written(house, 'code')
    assert.equal(entered!.userId, user_id)
    assert.equal(entered!.outcome, 'ok')
    assert.equal(entered!.home, sent!.home)
    const all = JSON.stringify(await rowsOf(house))
    assert.ok(!all.includes(phone) && !all.includes(address))
    assert.match(house.log(), /"event":"security".*"kind":"sign-in","outcome":"ok"/)
  })

  test('refusals that tell of somebody trying, the same ones as one row', async () => {
    const house = await openOne()
    const wrong = { phone: somePhone(), code: '000000' }
    for (let call = 0; call < 3; call++) await house.call(login, wrong, { address })
    await house.call('/tp5/api/Common/config', {}, { address, sign: 'made up' })
    const headers = { 'content-type': 'application/json' }
    await house.app.inject({ method: 'POST', url: '/device/heartbeat', headers, payload: '{}' })
    const [failed] = await written(house, 'sign-in')
    assert.deepEqual([failed!.refusal, failed!.times, failed!.userId], ['smsExpired', 3, null])
    assert.equal((await written(house, 'signature')).length, 1)
    assert.equal((await written(house, 'device'))[0]!.call, '/device/heartbeat')
  })

  test('a role that somebody has not, and what the staff do', async () => {
    const house = await openOne({ seeded: true })
    const { userId, token } = await newPerson(house)
    assert.equal((await house.call('/tp5/api/Slot/index', {}, { token })).error, 403)
    const operator = await house.signIn(demo.operator.userId)
    await house.call('/user/login/logout', {}, { token: operator })
    assert.equal((await written(house, 'role'))[0]!.userId, userId)
    assert.equal((await written(house, 'session'))[0]!.userId, demo.operator.userId)
  })

  test('other phones that somebody signs out, and a number that somebody tries to take along', async () => {
    const house = await openOne()
    const { userId, token } = await newPerson(house)
    await house.ask('/user/Center/endOthers', {}, { token })
    const moving = { phone: somePhone(), code: '000000', new_code: '000000' }
    const tried = await house.call('/user/Center/changePhone', moving, { token })
    const [ended] = await written(house, 'session')
    assert.deepEqual([ended!.call, ended!.userId], ['/user/Center/endOthers', userId])
    const [moved] = await written(house, 'phone')
    assert.deepEqual([moved!.outcome, moved!.userId], ['refused', userId], tried.message)
  })

  test('a captcha that is read wrong again and again, not one that is mistyped', async () => {
    const now = new Date()
    const house = await openOne({ clock: () => now })
    const mistype = async () => {
      const { captcha_id } = await house.ask('/tp5/api/Codevalidates/captcha', {})
      const input = { phone: somePhone(), captcha_id, captcha_code: '0000' }
      return house.call('/tp5/api/Codevalidates/sendSms', input, { address })
    }
    for (let call = 0; call < 6; call++) assert.equal((await mistype()).error, 1001)
    const series = await written(house, 'captcha')
    assert.deepEqual(
      series.map(({ times }) => times),
      [1],
    )
  })

  test('a flood of strangers takes little room', async () => {
    // all of it in one batch, however slowly it comes
    const house = await openOne({ eventPauseMs: 3600_000 })
    for (let call = 0; call < 300; call++) {
      const from = `192.0.${call >> 8}.${call & 255}`
      await house.call(
        '/tp5/api/Common/config',
        {},
        { address: from, sign: 'x', nonce: someNonce() },
      )
    }
    const rows = await written(house, 'signature')
    assert.equal(
      rows.reduce((sum, { times }) => sum + times, 0),
      300,
    )
    const nameless = rows.filter(({ home }) => home === null)
    assert.ok(nameless.length > 0 && nameless.some(({ times }) => times > 50))
  })

  test('what could not be written at first', async (t) => {
    const house = await openOne()
    const { db } = house.database
    const insert = t.mock.method(db, 'insert', () => {
      throw new Error('away')
    })
    await house.call('/tp5/api/Common/config', {}, { address, sign: 'x' })
    await until('a try has failed', () => house.log().includes('could not be written'))
    insert.mock.restore()
    await until('it is written', async () => (await rowsOf(house)).length === 1)
  })
})

const event = (at: Date) => ({
  eventId: uuidv7(at.getTime()),
  at,
  kind: 'role' as const,
  outcome: 'refused' as const,
  call: '/tp5/api/Slot/index',
  refusal: 'forbidden',
  times: 2,
  userId: uuidv7(),
  home: 'homehomehome',
})
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3600_000)

test('they are kept for six months, and then dropped in batches', async () => {
  const house = await openOne()
  const { db } = house.database
  const now = new Date()
  assert.ok(keptDays >= 183)
  const old = Array.from({ length: 5001 }, () => event(daysBefore(now, keptDays + 1)))
  await db.insert(securityEvents).values(old)
  await db.insert(securityEvents).values(event(daysBefore(now, keptDays - 1)))
  await dropOldEvents(db, now)
  assert.equal((await rowsOf(house)).length, 1)
})

test('npm run events lists what was asked for, the newest first', async () => {
  const house = await openOne()
  const { db } = house.database
  const now = new Date()
  const [late, early, old] = [0.1, 0.2, 3].map((days) => event(daysBefore(now, days)))
  await db.insert(securityEvents).values([old!, late!, early!])
  const list = (...words: string[]) => answer({ db, now }, readRequest(['list', ...words]))
  const lines = await list()
  assert.deepEqual(
    lines.map((line) => [late!, early!].findIndex(({ userId }) => line.includes(userId))),
    [0, 1],
  )
  assert.match(lines[0]!, /越权 {2}拒绝 forbidden {2}×2/)
  assert.equal((await list('--since', '7d', '--kind', 'role')).length, 3)
  assert.deepEqual(await list('--kind', 'sign-in'), ['没有这样的事件'])
  assert.equal((await list('--user', old!.userId, '--since', '7d')).length, 1)
  for (const wrong of [
    ['--kind', 'x'],
    ['--since', 'soon'],
    ['--user', '7'],
  ])
    assert.throws(() => readRequest(['list', ...wrong]))
})
