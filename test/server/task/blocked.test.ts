import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { Path } from '@contract/api'
import { adRewardCalls } from '@contract/ad-reward'
import { advertiserCalls } from '@contract/advertiser'
import { earningsCalls } from '@contract/earnings'
import { fairnessCalls } from '@contract/fairness'
import { lotteryCalls } from '@contract/lottery'
import { refusals } from '@contract/refusals'
import { signInCalls } from '@contract/sign-in'
import { taskCalls } from '@contract/task'
import { noteOffence } from '@server/areas/fairness/fairness'
import { uuidv7 } from '@server/database/uuid'
import { people, samples } from '../../contract/samples'
import { openStage, type Stage } from '../../contract/stage'

const calls = Object.keys({
  ...{ ...taskCalls, ...adRewardCalls, ...signInCalls, ...earningsCalls },
  ...{ ...advertiserCalls, ...lotteryCalls, ...fairnessCalls },
}) as Path[]

/** What the published rules shut: to begin what is paid for. */
const begins: readonly Path[] = ['/tp5/api/AdTask/partake', '/tp5/api/AdReward/begin']

const word = /^您在 \d{4}-\d\d-\d\d 前不能做任务，到“防作弊规则”里看原因，也可以申诉$/

let stage: Stage
before(async () => {
  stage = await openStage()
})
after(() => stage.house.close())
afterEach(() => allow())

const allow = () =>
  stage.house.database.pool.query(
    `update offences set state = 'lifted', blocked_until = null, decided_at = now()`,
  )

/** Caught twice, so that tasks are shut to them for some days. */
const block = (userId: string) =>
  stage.house.database.transaction(async (tx) => {
    const at = new Date()
    for (const about of [uuidv7(), uuidv7()])
      await noteOffence(tx, { userId, kind: 'fakeProof', about, note: '别人的截图', at })
  })

describe('who is blocked', () => {
  for (const path of calls.filter((one) => samples[one].owner !== 'visitor'))
    test(`${begins.includes(path) ? 'is refused' : 'still has'} ${path}`, async () => {
      const { owner } = samples[path]
      const token = await stage.owner(path)
      const input = await stage.sample(path, token)
      if (owner !== 'visitor') await block(people[owner].self)
      const call = () => stage.house.call(path, input, { ...(token !== undefined && { token }) })
      const { error, message } = await call()
      if (!begins.includes(path)) return assert.equal(error, 0, message)
      assert.equal(error, refusals.tasksBlocked.error)
      assert.match(message, word)
      await allow()
      assert.equal((await call()).error, 0)
    })
})
