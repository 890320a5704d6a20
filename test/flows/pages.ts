import { until } from '@linji/mini-program'
import type { Driver } from './Driver'

/** The number that stands right after a word: 「积分\n12,480」 → 12480, 「扣除积分 −480」 → 480; waits for one. */
export async function numberAfter(driver: Driver, word: string): Promise<number> {
  const written = await until(`a number after 「${word}」`, async () => {
    const text = await driver.text()
    return new RegExp(`${word}\\s*[−+-]?([\\d,]+)`).exec(text)?.[1]
  })
  return Number(written.replace(/,/g, ''))
}

export const callsTo = (driver: Driver, path: string) =>
  driver.calls.filter((call) => call.path === path)

interface Envelope<T> {
  error: number
  message: string
  data: T
}

/** The data of the newest answer to a call; waits for one, where given for one that says so. */
export const newestAnswer = <T>(
  driver: Driver,
  path: string,
  saysSo: (data: T) => boolean = () => true,
): Promise<T> =>
  until(`an answer of ${path}`, () => {
    const answered = callsTo(driver, path).filter((call) => call.answer !== undefined)
    const envelope = answered.at(-1)?.answer as Envelope<T> | undefined
    const told = envelope?.error === 0 && saysSo(envelope.data)
    return Promise.resolve(told ? envelope.data : undefined)
  })

/** Waits until nothing that the app asked for is on its way. */
export const allAnswered = (driver: Driver): Promise<boolean> =>
  until('an answer to each call', () =>
    Promise.resolve(
      driver.calls.every(({ answer, failure }) => answer !== undefined || failure !== undefined),
    ),
  )
