import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, describe, test, type TestContext } from 'node:test'
import type { Path, ReadPath, WritePath } from '@contract/api'
import { type Tag, tags } from '@contract/tags'
import type { Reply } from '../server/harness/request'
import { people } from './samples'
import { openStage, type Stage } from './stage'
import { readOf, reads, share, writeOf, writes } from './stale/calls'
import { difference } from './stale/difference'
import { callsByFile } from './stale/files'
import { listenTo } from './stale/hearing'
import { type Inputs, makeInputs, type Question, questionsAround } from './stale/questions'

/** Picks the tenth of reads that no write is suspected of changing; told when one fails. */
const seed = process.env.SEED ?? String(randomInt(1_000_000))

/** Answer anew each time; a cache has nothing to do with them. */
const volatile: ReadPath[] = ['/tp5/api/Codevalidates/captcha', '/weixin/api/getSignPackage']

const network = '10.0.0.1'
const steady = reads.filter((read) => !volatile.includes(read))

let stage: Stage
let inputs: Inputs
let files: Path[][]
let now = new Date()
before(async () => {
  process.stderr.write(`SEED=${seed}\n`)
  stage = await openStage({ clock: () => now })
  inputs = await makeInputs(stage)
  files = await callsByFile()
})
after(() => stage.house.close())

type Answer = Pick<Reply, 'error' | 'data'>

/** What they answer at this moment; nobody is refused for having asked too often. */
async function ask(questions: readonly Question[], token?: string): Promise<Answer[]> {
  await stage.house.database.pool.query('delete from call_limits')
  const sending = { address: network, ...(token !== undefined && { token }) }
  return Promise.all(
    questions.map(async ({ read, input }): Promise<Answer> => {
      const { error, data } = await stage.house.call(read, input, sending)
      assert.notEqual(error, 500, `${read}\n${stage.house.log().slice(-2000)}`)
      return { error, data }
    }),
  )
}

const sampleOf = (read: ReadPath): Question => ({ read, input: inputs.get(read) ?? {} })

test('what answers anew each time is known by name', async () => {
  const found: ReadPath[] = []
  for (const read of reads) {
    const token = await stage.owner(read)
    const [first] = await ask([sampleOf(read)], token)
    const [second] = await ask([sampleOf(read)], token)
    if (difference(first, second)) found.push(read)
  }
  assert.deepEqual(found.sort(), [...volatile].sort())
})

describe('a write touches what it changes:', () => {
  for (const write of writes) test(write, (context) => checkWrite(write, context))
})

async function checkWrite(write: WritePath, context: TestContext) {
  now = new Date()
  const token = await stage.owner(write)
  const { house, heard } = listenTo(stage.house)
  const input = await stage.sample(write, token, house)
  const around = { inputs, files, leftOut: volatile, seed }
  const questions = questionsAround(write, { ...heard, ...input }, around)

  const reader = await stage.owner(write)
  const before = await ask(questions, reader)
  const reply = await stage.house.call(write, input, {
    address: network,
    ...(token !== undefined && { token }),
  })
  assert.equal(reply.error, 0, `${write} refused its sample: ${reply.message}`)
  const after = await ask(questions, reader)

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

test('every noun is of use: something is of it, and something touches it', () => {
  const nouns = (Object.keys(tags) as Tag[]).filter((tag) => tag !== 'here')
  for (const noun of nouns) {
    assert.ok(
      reads.some((read) => readOf(read).of.includes(noun)),
      `no read is of ${noun}`,
    )
    assert.ok(
      writes.some((write) => writeOf(write).touches.includes(noun)),
      `no write touches ${noun}`,
    )
  }
  for (const write of writes) assert.ok(!writeOf(write).touches.includes('here'), write)
})

test('whatever depends on where the phone is, is of here', async () => {
  for (const read of steady) {
    const { input } = sampleOf(read)
    const token = await stage.owner(read)
    const [east] = await ask([{ read, input: { ...input, lat: 30.29, lng: 120.02 } }], token)
    const [west] = await ask([{ read, input: { ...input, lat: 31.22, lng: 121.46 } }], token)
    const what = difference(east, west)
    assert.ok(!what || readOf(read).of.includes('here'), `${read} is not of here, but ${what}`)
  }
})

describe('what is alike for all', () => {
  test('is public', () => {
    const personal = reads.filter((read) => readOf(read).alike && readOf(read).access !== 'public')
    assert.deepEqual(personal, [])
  })

  test('is the same for a visitor and for two people', async () => {
    const { self, stranger } = people.consumer
    const one = await stage.house.signIn(self)
    const other = await stage.house.signIn(stranger)
    for (const read of steady.filter((path) => readOf(path).alike)) {
      const [told] = await ask([sampleOf(read)])
      for (const token of [one, other]) {
        const what = difference(told, (await ask([sampleOf(read)], token))[0])
        assert.ok(!what, `${read} is not alike for all: ${what}`)
      }
    }
  })
})
