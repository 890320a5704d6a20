import assert from 'node:assert/strict'
import type { ReadPath } from '@contract/api'
import type { Reply } from '../../server/harness/request'
import { openStage } from '../stage'
import { reads } from './calls'
import { type Inputs, makeInputs, type Question } from './questions'

/** Answer anew each time they are asked; a cache has nothing to do with them. */
export const volatile: ReadPath[] = ['/tp5/api/Codevalidates/captcha', '/weixin/api/getSignPackage']
/**
 * Asked alone it answers the same, but another read counts: whoever looks at a machine's goods is
 * one more visit of it. Asked beside that read, it changes though nobody wrote.
 */
const counting: ReadPath[] = ['/tp5/api/MachinePv/list']
/** What a comparison of answers would only blame on whatever happened in between. */
export const leftOut: readonly ReadPath[] = [...volatile, ...counting]
export const steady = reads.filter((read) => !leftOut.includes(read))

export const network = '10.0.0.1'

type Answer = Pick<Reply, 'error' | 'data'>

export interface Reading {
  stage: Awaited<ReturnType<typeof openStage>>
  inputs: Inputs
  sampleOf: (read: ReadPath) => Question
  /** What they answer at this moment; nobody is refused for having asked too often. */
  ask: (questions: readonly Question[], token?: string) => Promise<Answer[]>
}

/** A house whose reads can be asked, each with input that is right for it. */
export async function openReading(options: Parameters<typeof openStage>[0] = {}): Promise<Reading> {
  const stage = await openStage(options)
  const inputs = await makeInputs(stage).catch(async (error: unknown) => {
    // nobody else would, and the tests would wait for it for ever
    await stage.house.close()
    throw error
  })
  return {
    stage,
    inputs,
    sampleOf: (read) => ({ read, input: inputs.get(read) ?? {} }),
    async ask(questions, token) {
      await stage.house.database.pool.query('delete from call_limits')
      const sending = { address: network, ...(token !== undefined && { token }) }
      return Promise.all(
        questions.map(async ({ read, input }): Promise<Answer> => {
          const { error, data } = await stage.house.call(read, input, sending)
          assert.notEqual(error, 500, `${read}\n${stage.house.log().slice(-2000)}`)
          return { error, data }
        }),
      )
    },
  }
}
