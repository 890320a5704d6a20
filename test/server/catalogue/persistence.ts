import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { In, Out, Path } from '@contract/api'
import { refusals } from '@contract/refusals'
import type { Config } from '@server/config'
import { callOverHttp } from '../harness/overHttp'
import type { Person } from '../harness/people'
import { someNonce, type Sending } from '../harness/request'

const patience = 180_000
const [pause, longestPause, breath] = [20, 320, 1000]

interface Written {
  path: Path
  input: In<Path>
  sending: Sending
  data: unknown
}

/**
 * People who send what was not answered again, and what was answered once more all the same. Who
 * calls without an answer for longer than `most` gives up; who asks too often takes a breath.
 */
export function createPersistence(url: () => string, config: Config, most = patience) {
  const written: Written[] = []
  let interrupted = 0
  const asking = new Set<{ since: number }>()

  /** The same request until it is answered, wherever the server is by then. */
  async function answerTo<P extends Path>(path: P, input: In<P>, sending: Sending) {
    const asked = { since: Date.now() }
    asking.add(asked)
    return persist(path, input, sending).finally(() => asking.delete(asked))
  }

  async function persist<P extends Path>(path: P, input: In<P>, sending: Sending) {
    let deadline = Date.now() + most
    for (let wait = pause; ; wait = Math.min(2 * wait, longestPause)) {
      const reply = await callOverHttp(url(), config, path, input, sending).catch(() => null)
      if (reply?.error === refusals.tooOften.error) {
        await sleep(breath)
        deadline += breath
        continue
      }
      const passing = reply === null || (reply.error >= 500 && reply.error < 600)
      if (!passing) return reply
      interrupted++
      assert.ok(Date.now() < deadline, `${path} was not answered for ${most} ms`)
      await sleep(wait)
    }
  }

  /** What a write that must succeed is answered, the first time and again. */
  async function write<P extends Path>(path: P, input: In<P>, { token }: Person): Promise<Out<P>> {
    const sending = { token, nonce: someNonce() }
    const { error, message, data } = await answerTo(path, input, sending)
    assert.equal(error, 0, `${path}: ${message}`)
    written.push({ path, input, sending, data })
    for (let again = written.length % 3; again > 0; again--) {
      assert.deepEqual((await answerTo(path, input, sending)).data, data, path)
    }
    return data
  }

  return {
    answerTo,
    write,
    /** How many writes were answered. */
    done: () => written.length,
    /** How long the one has waited that waits longest, in milliseconds. */
    waited: () => Math.max(0, ...[...asking].map(({ since }) => Date.now() - since)),
    /** How often a call was left without an answer. */
    interrupted: () => interrupted,
    /** Everything that was ever written is sent once more, a few at a time. */
    async repeatAll() {
      const left = [...written]
      const lane = async () => {
        for (let one = left.pop(); one; one = left.pop()) {
          const { data } = await answerTo(one.path, one.input, one.sending)
          assert.deepEqual(data, one.data, one.path)
        }
      }
      await Promise.all(Array.from({ length: 8 }, lane))
    },
  }
}

export type Persistence = ReturnType<typeof createPersistence>
