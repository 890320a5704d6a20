import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { loadConfig } from '@server/config'
import { temporaryDataDir } from '../server/harness/leftovers'
import { newPerson } from '../server/harness/people'
import { type RunningServer, startServer } from '../server/harness/startServer'
import { startWechatFake, type WechatFake } from '../server/providers/wechat-fake'
import { closeConnections } from './clients'
import { median } from './median'
import type { Toll } from './siege/attacker'
import { blows, gatheringSeconds, held, signIns, waiting } from './siege/plan'
import { shop, type Shopping } from './siege/shoppers'
import { longestHold, watched, watchMemory } from './siege/watch'

const [people, runs] = [20, 3]
const seconds = { warmUp: 3, quiet: 10, besieged: 20 }
const most = { slower: 3, megabytes: 400 }

/** Whether people go on shopping while strangers do what they can. Fails where they feel it too much. */
export async function bench() {
  const wechat = await startWechatFake()
  const loops = path.join(temporaryDataDir(), 'loops')
  const env = { ...wechat.env, WECHAT_PROVIDER: 'wechat', LOG_LEVEL: 'warn', ...watched(loops) }
  const server = await startServer({ env, h5: true })
  try {
    tellPlan()
    const config = loadConfig({ DATA_DIR: server.dataDir })
    const tokens: string[] = []
    while (tokens.length < people)
      tokens.push((await newPerson({ database: server.database, config })).token)
    const place = { url: server.url, config, tokens }
    await shop(place, seconds.warmUp)
    const all: Run[] = []
    while (all.length < runs) all.push(await oneRun(server, wechat, place, loops))
    judge(all)
  } finally {
    closeConnections()
    await server.stop()
    await wechat.close()
  }
}

interface Run {
  quiet: Felt
  besieged: Felt
  megabytes: number
  toll: Toll
}

interface Felt {
  median: number
  p99: number
  held: number
  failed: string[]
}

async function oneRun(
  server: RunningServer,
  wechat: WechatFake,
  place: Parameters<typeof shop>[0],
  loops: string,
): Promise<Run> {
  const feel = async (span: number): Promise<Felt> => {
    const from = Date.now()
    const shopping = await shop(place, span)
    return { ...spreadOf(shopping), held: longestHold(loops, from, Date.now()) }
  }
  const quiet = await feel(seconds.quiet)
  const stopWatching = watchMemory(server.pid)
  const { release } = wechat.hold()
  const { port } = new URL(place.url)
  const attacker = fork(path.join(__dirname, 'siege/attacker.ts'), [
    port,
    place.config.signingSecret,
  ])
  const besieged = await feel(seconds.besieged)
  release()
  const told = once(attacker, 'message') as Promise<[Toll]>
  attacker.send('enough')
  const [toll] = await told
  const run = { quiet, besieged, megabytes: stopWatching(), toll }
  tell(run)
  return run
}

function spreadOf({ took, failed }: Shopping) {
  const sorted = [...took].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity
  return { median: at(0.5), p99: at(0.99), failed }
}

function tellPlan() {
  for (const { name, perSecond } of blows) console.log(`${name}: ${perSecond} a second`)
  console.log(
    `${held.uploads} uploads held open after 1 MB of 12, ${signIns} sign-ins, WeChat asleep`,
  )
  console.log(
    `${waiting.idle} connections idle, ${waiting.slow} that send a byte a second: ` +
      `all of these come within ${gatheringSeconds} s`,
  )
  console.log(`${people} people shop meanwhile`)
}

const ms = (value: number) => `${value.toFixed(0)} ms`

function tell({ quiet, besieged, megabytes, toll }: Run) {
  for (const [name, { median, p99, held: longest, failed }] of Object.entries({ quiet, besieged }))
    console.log(
      `${name.padEnd(9)} p50 ${ms(median)}   p99 ${ms(p99)}   loop held ${ms(longest)}   ` +
        `${failed.length} calls failed`,
    )
  console.log(
    `          ${toll.answered} strangers answered, ${toll.failed} by a failure of ours, ` +
      `${toll.reset} reset; server at most ${megabytes.toFixed(0)} MB`,
  )
}

function judge(all: readonly Run[]) {
  for (const share of ['median', 'p99'] as const) {
    const [before, during] = [
      median(all.map(({ quiet }) => quiet[share])),
      median(all.map(({ besieged }) => besieged[share])),
    ]
    const ratio = during / before
    console.log(`${share.padEnd(6)} ${ms(before)} → ${ms(during)}   ${ratio.toFixed(2)}×`)
    assert.ok(ratio < most.slower, `a call takes ${ratio.toFixed(1)} times as long`)
  }
  for (const { quiet, besieged, toll, megabytes } of all) {
    assert.deepEqual([...quiet.failed, ...besieged.failed], [])
    assert.deepEqual([toll.failed, toll.reset], [0, 0])
    assert.ok(megabytes < most.megabytes, `the server took ${megabytes.toFixed(0)} MB`)
  }
}
