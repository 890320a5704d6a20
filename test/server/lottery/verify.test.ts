import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Out } from '@contract/api'
import { placeOf } from '@server/areas/draw/number'
import { dayMs } from '@server/calendar'
import { promiseOf } from '@server/promise'
import { base, type Booth, openBooth } from './booth'

const verify = `${base}verify` as const
type Told = Out<typeof verify>

const program = path.resolve(__dirname, '../../../docs/lottery-verify.mjs')

let booth: Booth
let told: Told
before(async () => {
  booth = await openBooth()
  const { house, person, later, again, statement } = booth
  const who = await person()
  const wish = { own_seed: 'my-own-seed', statement: statement() }
  const { play_id } = await house.ask(`${base}start`, wish, who)
  later(dayMs)
  told = await house.ask(verify, { play_id }, await again(who))
})
after(() => booth.house.close())

/** As somebody runs it on what they copied. */
function run(draw: Told, ...noted: string[]) {
  const given = noted.length > 0 ? ['-', ...noted] : []
  const input = JSON.stringify(draw)
  const { status, stdout } = spawnSync(process.execPath, [program, ...given], {
    input,
    encoding: 'utf8',
  })
  return { status, wrong: stdout.split('\n').filter((line) => line.startsWith('WRONG')) }
}

/** Another seed for that day after all: with its own print, and with the place that it comes to. */
function swapped(): Told {
  const seed = 'another seed'
  const place = placeOf({ seed, message: told.message }, told.total)
  let left = place
  const { key } = told.table.find(({ weight }) => (left -= weight) < 0)!
  return { ...told, proof: { ...told.proof, seed, promised: promiseOf(seed) }, place, result: key }
}

describe('the program that checks a draw without our code', () => {
  test('agrees with what the server drew', async () => {
    assert.deepEqual(run(told), { status: 0, wrong: [] })
    const { anchor } = await booth.house.ask(`${base}page`, {})
    assert.deepEqual(told.anchor, anchor)
    assert.deepEqual(run(told, anchor!.promised), { status: 0, wrong: [] })
  })

  test('finds out a seed and its print that were both replaced', () => {
    const { status, wrong } = run(swapped())
    assert.equal(status, 1)
    assert.equal(wrong.length, 1)
    assert.match(wrong[0]!, /leads to the fingerprint of the first/)
  })

  test('finds out another place, another prize and a fingerprint that was not the one noted', () => {
    const found = [
      run({ ...told, place: told.place + 1 }),
      run({ ...told, result: 'what was not drawn' }),
      run(told, promiseOf('another first')),
    ]
    assert.deepEqual(
      found.map(({ status, wrong }) => [status, wrong.length]),
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    )
  })

  test('says so while the seed is not open', () => {
    assert.equal(run({ ...told, proof: { ...told.proof, seed: '' } }).status, 2)
  })
})
