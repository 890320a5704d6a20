import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { Path } from '@contract/api'
import { type Access, roles } from '@contract/call'
import { refusals } from '@contract/refusals'
import { openApi } from '@server/http/docs/openapi'
import { asked } from './asked'
import { openCallers, type Callers } from './callers'
import { findOwned, type Owned } from './owned'
import { digestRows } from './rows'
import { people, samples } from './samples'
import { oneSample, openStage, type Stage } from './stage'

interface Operation {
  'x-access': Access
}

/** As the published description has it: what it says is what the server does. */
const operationOf = (path: Path) =>
  Object.values(openApi([path]).paths[path] as Record<string, Operation>)[0]!

let stage: Stage
let callers: Callers
let owned: Owned
before(async () => {
  stage = await openStage()
  callers = await openCallers(stage.house)
  owned = await findOwned(stage)
})
after(() => stage.house.close())

const outsiders = ['a visitor', 'a made-up token', 'an ended session', 'a closed account'] as const
const persons = ['consumer', ...roles] as const

/** How somebody is refused at the door, if at all. */
function expected(access: Access, who: (typeof outsiders | typeof persons)[number]) {
  if (access === 'public') return null
  if (outsiders.some((one) => one === who)) return 'loginTimeout'
  return access === 'user' || access === who ? null : 'forbidden'
}

const atTheDoor: number[] = [refusals.loginTimeout.error, refusals.forbidden.error]

for (const path of asked) {
  describe(`${path} is`, () => {
    const access = operationOf(path)['x-access']
    const theSample = oneSample(() => stage, path)

    const everybody = [...outsiders, ...persons]
    const welcome = everybody.filter((who) => !expected(access, who))
    const refused = everybody.filter((who) => expected(access, who))

    if (welcome.length > 0)
      test(`open to ${welcome.join(', ')}`, async () => {
        for (const who of welcome) {
          const { input } = await theSample()
          const { error } = await stage.house.call(path, input, { token: await callers[who]() })
          assert.ok(!atTheDoor.includes(error), `${who}: ${error}`)
          assert.notEqual(error, 500, `${who}: ${stage.house.log().slice(-2000)}`)
        }
      })

    if (refused.length > 0)
      test(`shut to ${refused.join(', ')}`, async () => {
        const { input } = await theSample()
        const tokens = new Map<string, string | undefined>()
        for (const who of refused) tokens.set(who, await callers[who]())
        const before = await digestRows(stage.house.database.pool)
        for (const who of refused) {
          await stage.forgetLimits()
          const { error } = await stage.house.call(path, input, { token: tokens.get(who) })
          assert.equal(error, refusals[expected(access, who)!].error, who)
        }
        assert.deepEqual(await digestRows(stage.house.database.pool), before)
      })

    test('of no use to reach what is another person’s', async () => {
      const { owner } = samples[path]
      if (owner === 'visitor') return
      const { self } = people[owner]
      for (const { field, value } of owned.reachedBy(path, owner)) {
        const token = (await stage.stranger(path))!
        const input = { ...(await sampleOf(path, token)), [field]: value }
        const before = await digestRows(stage.house.database.pool, self)
        const { error, text } = await stage.house.call(path, input, { token })
        assert.notEqual(error, 500, `${field}=${value}`)
        assert.deepEqual(
          await digestRows(stage.house.database.pool, self),
          before,
          `${field}=${value} changed what is the owner's`,
        )
        const unknown = { ...(await sampleOf(path, token)), [field]: madeUp(value) }
        const other = await stage.house.call(path, unknown, { token })
        if (owned.isPrivate(field))
          assert.equal(error, other.error, `${field}=${value} is not as unknown as a made-up one`)
        const told: string[] = owned
          .of(owner)
          .filter((one) => one !== value && text.includes(`"${one}"`))
        assert.deepEqual(told, [], `${field}=${value} tells of the owner's`)
      }
    })
  })
}

/** Of the same shape, and of nobody's. */
function madeUp(value: string): string {
  if (/^[0-9a-f]{8}-/.test(value)) return randomUUID()
  // the first half may be a day
  if (/^[0-9a-f]{24}$/.test(value)) return value.slice(0, 12) + randomBytes(6).toString('hex')
  return /^\d+$/.test(value) ? '987654321' : value.replace(/\d{6}$/, '000000')
}

/** Of the stranger's own where they have any, else what the owner would send. */
async function sampleOf(path: Path, token: string): Promise<object> {
  try {
    return await stage.sample(path, token)
  } catch {
    return stage.sample(path, await stage.owner(path))
  }
}
