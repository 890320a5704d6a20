import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import type { Path, WritePath } from '@contract/api'
import { seedsOr } from '../server/harness/seeds'
import { asked } from './asked'
import { readOf, share, writeOf, writes } from './stale/calls'
import { difference } from './stale/difference'
import { callsByFile } from './stale/files'
import { listenTo } from './stale/hearing'
import { questionsAround } from './stale/questions'
import { leftOut, network, openReading, type Reading } from './stale/reading'

/** Picks the tenth of reads that no write is suspected of changing; `npm run bench -- games` picks others. */
const seed = String(seedsOr([1])[0])

let reading: Reading
let files: Path[][]
/** The clock stands still once the house is open: samples of a slow machine would lie ahead of it. */
const stopped: { at?: Date } = {}
before(async () => {
  reading = await openReading({ clock: () => stopped.at ?? new Date() })
  files = await callsByFile()
})
after(() => reading.stage.house.close())

describe('a write touches what it changes:', () => {
  for (const write of writes.filter((path) => asked.includes(path)))
    test(write, (context) => checkWrite(write, context))
})

/** Some writes end the other sessions of whoever makes them. */
async function stillSignedIn(reader: string | undefined, write: WritePath) {
  if (reader === undefined) return reader
  const { house, owner } = reading.stage
  const { error } = await house.call('/tp5/api/Account/checkIsOnline', {}, { token: reader })
  return error === 0 ? reader : owner(write)
}

async function checkWrite(write: WritePath, context: TestContext) {
  const { stage, inputs, ask } = reading
  stopped.at = new Date()
  const token = await stage.owner(write)
  const { house, heard } = listenTo(stage.house)
  const input = await stage.sample(write, token, house)
  const around = { inputs, files, leftOut, seed }
  const questions = questionsAround(write, { ...heard, ...input }, around)

  const reader = await stage.owner(write)
  const before = await ask(questions, reader)
  const reply = await stage.house.call(write, input, {
    address: network,
    ...(token !== undefined && { token }),
  })
  assert.equal(reply.error, 0, `${write} refused its sample: ${reply.message}`)
  const after = await ask(questions, await stillSignedIn(reader, write))

  const changed = questions.flatMap(({ read, input }, nth) => {
    const what = difference(before[nth], after[nth])
    return what ? [{ read, input, what }] : []
  })
  const { touches } = writeOf(write)
  const forgotten = changed.filter(({ read }) => !share(readOf(read).of, touches))
  const lines = forgotten.map(
    ({ read, input, what }) =>
      `it changed ${read} (of ${readOf(read).of.join(', ')}), asked ${JSON.stringify(input)}: ${what}`,
  )
  assert.ok(
    forgotten.length === 0,
    [`${write} touches [${touches.join(', ')}], but`, ...lines, `SEED=${seed}`].join('\n'),
  )
  const unseen = touches.filter((tag) => !changed.some(({ read }) => readOf(read).of.includes(tag)))
  if (unseen.length > 0) context.diagnostic(`nothing of ${unseen.join(', ')} was seen to change`)
}
