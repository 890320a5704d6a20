import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ReadPath } from '@contract/api'
import { type Tag, tags } from '@contract/tags'
import { people } from './samples'
import { readOf, reads, writeOf, writes } from './stale/calls'
import { difference } from './stale/difference'
import { openReading, type Reading, steady, volatile } from './stale/reading'

let reading: Reading
before(async () => {
  const stopped: { at?: Date } = {}
  reading = await openReading({ clock: () => stopped.at ?? new Date() })
  // what is left of a time would be another in the next second
  stopped.at = new Date()
})
after(() => reading.stage.house.close())

test('what answers anew each time is known by name', async () => {
  const { stage, ask, sampleOf } = reading
  const found: ReadPath[] = []
  for (const read of reads) {
    const token = await stage.owner(read)
    const [first] = await ask([sampleOf(read)], token)
    const [second] = await ask([sampleOf(read)], token)
    if (difference(first, second)) found.push(read)
  }
  assert.deepEqual(found.sort(), [...volatile].sort())
})

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
  const { stage, ask, sampleOf } = reading
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
    const { stage, ask, sampleOf } = reading
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
