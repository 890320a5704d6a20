import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { refusals } from '@contract/refusals'
import { type Reply, someNonce } from '../server/harness/request'
import { asked } from './asked'
import { digestRows } from './rows'
import { people, samples } from './samples'
import { oneSample, openStage, type Stage } from './stage'

let stage: Stage
before(async () => {
  stage = await openStage()
})
after(() => stage.house.close())

const rows = () => digestRows(stage.house.database.pool)
const rowsOfOwner = (path: Path) => {
  const { owner } = samples[path]
  const userId = owner === 'visitor' ? '' : people[owner].self
  return digestRows(stage.house.database.pool, userId)
}
const secondsNow = () => Math.floor(Date.now() / 1000)

async function ready<P extends Path>(path: P) {
  const token = await stage.owner(path)
  return { token, input: await stage.sample(path, token) }
}

function assertFits(path: Path, { status, error, message, data }: Reply) {
  assert.equal(status, 200)
  assert.equal(error, 0, message)
  assert.deepEqual(api[path].out.parse(data), data)
}

async function assertRefused(
  path: Path,
  name: keyof typeof refusals,
  calling: () => Promise<Reply>,
): Promise<Reply> {
  const rowsBefore = await rows()
  const reply = await calling()
  assert.equal(reply.status === 200, call(path).reply !== 'status')
  assert.equal(reply.error, refusals[name].error, reply.message)
  assert.match(reply.message, /[\u4e00-\u9fff]/)
  assert.deepEqual(await rows(), rowsBefore)
  return reply
}

/** The same call asking for something else. */
const changed = (input: object) => ({ ...input, something_else: '1' })

for (const path of asked) {
  const call: Call = api[path]
  const send = stageCall(path)

  describe(path, () => {
    test('answers its owner, and what it answers fits the contract', async () => {
      const { token, input } = await ready(path)
      assertFits(path, await send(input, { token }))
    })

    // none of these does anything, so that they may share what they send
    const unspent = oneSample(() => stage, path)

    test('refuses a wrong signature', async () => {
      const { token, input } = await unspent()
      await assertRefused(path, 'signature', () => send(input, { token, sign: 'A'.repeat(32) }))
    })

    test('refuses a stale request and tells the time', async () => {
      const { token, input } = await unspent()
      const reply = await assertRefused(path, 'stale', () =>
        send(input, { token, timestamp: secondsNow() - 301 }),
      )
      const { server_time } = reply.data as { server_time: number }
      assert.ok(Math.abs(server_time - secondsNow()) < 30)
    })

    if (call.access !== 'public') {
      test('asks whoever is signed out to sign in', async () => {
        const { input } = await unspent()
        const reply = await assertRefused(path, 'loginTimeout', () => send(input, {}))
        assert.equal(reply.message, '登录超时')
        await assertRefused(path, 'loginTimeout', () => send(input, { token: 'made-up' }))
      })
    }

    if (call.access !== 'public' && call.access !== 'user') {
      test('is forbidden to people without the role', async () => {
        const { input } = await unspent()
        const token = await stage.house.signIn(people.consumer.self)
        await assertRefused(path, 'forbidden', () => send(input, { token }))
      })
    }

    if (call.once) onceTests(path)
    if (samples[path].owner !== 'visitor') strangerTest(path)
  })
}

function onceTests(path: Path) {
  const send = stageCall(path)

  test('gives a retry the same answer, also a late one, and does nothing twice', async () => {
    const { token, input } = await ready(path)
    const nonce = someNonce()
    const first = await send(input, { token, nonce })
    assertFits(path, first)
    const rowsBefore = await rows()
    const again = await send(input, { token, nonce, timestamp: secondsNow() - 3600 })
    assert.deepEqual(again.data, first.data)
    assert.deepEqual(await rows(), rowsBefore)
  })

  test('gives two at the same moment one answer', async () => {
    const { token, input } = await ready(path)
    const nonce = someNonce()
    const [one, other] = await Promise.all([
      send(input, { token, nonce }),
      send(input, { token, nonce }),
    ])
    assertFits(path, one)
    assert.deepEqual(other.data, one.data)
  })

  test('refuses a nonce that came with something else', async () => {
    const { token, input } = await ready(path)
    const nonce = someNonce()
    assertFits(path, await send(input, { token, nonce }))
    await assertRefused(path, 'nonceReused', () => send(changed(input), { token, nonce }))
  })
}

function strangerTest(path: Path) {
  const send = stageCall(path)

  test('gives another person nothing of the owner', async () => {
    const { token: owner, input } = await ready(path)
    const token = await stage.stranger(path)
    const refuses = samples[path].stranger === 'refused'
    const before = await (refuses ? rows() : rowsOfOwner(path))
    const theirs = await send(input, { token })
    assert.equal(theirs.status, 200)
    if (refuses) {
      assert.notEqual(theirs.error, 0)
      assert.notEqual(theirs.error, 500)
      assert.deepEqual(await rows(), before)
      assertFits(path, await send(input, { token: owner }))
    } else {
      assertFits(path, theirs)
      assert.deepEqual(await rowsOfOwner(path), before)
      const isShared = call(path).once || samples[path].stranger === 'same'
      const mine = isShared ? null : await send(input, { token: owner })
      for (const secret of secretsOf(mine?.data)) assert.ok(!theirs.text.includes(secret), secret)
    }
  })
}

const names = [
  ...['order_sn', 'entry_id', 'machine_sn', 'user_id', 'access_token', 'address_id', 'ticket'],
  ...['holding_id', 'invite_id', 'payment_no', 'upload_id', 'tracking_no', 'recipient', 'code'],
]

/** What names a person or their things, wherever it stands in an answer. */
function secretsOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (!names.includes(name) || !value) return secretsOf(value)
    return [`"${name}":${JSON.stringify(value)}`]
  })
}

const call = (path: Path): Call => api[path]

function stageCall(path: Path) {
  return (input: object, sending: Parameters<Stage['house']['call']>[2]) =>
    stage.house.call(path, input, sending)
}
