import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from 'node:test'
import { createPace } from '@server/http/body/pace'

const KiB = 1024
const [bodies, pieces, size] = [100, 20, 64 * KiB]

/** All there is to read before time goes on. */
async function readOn() {
  for (let turns = 0; turns < 2 * pieces; turns++) await turn()
}

test('bodies that nobody wants are read a little at a time, and to the end', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const rest = createPace()
  let read = 0
  let ended = 0
  for (let nth = 0; nth < bodies; nth++)
    Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(size)))
      .on('end', () => ended++)
      .on('data', function (this: Readable, piece: Buffer) {
        read += piece.length
        rest(this, piece.length)
      })
  await readOn()
  assert.ok(read <= (bodies + pieces) * size, 'the first piece of each was on its way')
  for (let before = read; ended < bodies; before = read) {
    t.mock.timers.tick(10)
    await readOn()
    assert.ok(read > before || ended === bodies, 'it goes on')
    assert.ok(read - before <= 512 * KiB, `${read - before} bytes at once`)
  }
  assert.equal(read, bodies * pieces * size)
})
