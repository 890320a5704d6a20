import { safeCopy } from '../json'
import { guarded, report } from '../report'
import { supplied } from '../supplied'
import { agreeBefore } from './privacy'
import { lackingTap, lacksTap, noteAnswer } from './tap'
import { WxError } from './wxError'

export interface Callbacks {
  success?: (result: object) => void
  fail?: (error: Failure) => void
  complete?: (result: object) => void
}

interface Failure {
  errMsg: string
  errno?: number
  errCode?: number
}

type Work<O> = (options: O) => unknown

/**
 * A call in WeChat's style: options with `success`, `fail` and `complete`; a promise where none is
 * given. A test may supply another answer by the call's name.
 */
export function callable<O extends object>(name: string, work: Work<O> = () => ({})) {
  return (options: O & Callbacks = {} as O & Callbacks): Promise<object> | undefined => {
    report.calls.push({ name, given: safeCopy(options) })
    const isUnasked = lacksTap(name)
    const run = Promise.resolve()
      .then(() => {
        if (isUnasked) throw new Error(lackingTap)
        agreeBefore(name)
        return (supplied.answers[name] ?? (work as Work<unknown>))(options)
      })
      .then((result) => ({ errMsg: `${name}:ok`, ...(result as object | undefined) }))
      .finally(() => noteAnswer(name))
    return settle(name, run, options)
  }
}

export function settle(
  name: string,
  run: Promise<object>,
  { success, fail, complete }: Callbacks,
): Promise<object> | undefined {
  const outcome = run.catch((error: unknown) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- WeChat rejects with a plain object
    throw failureOf(name, error)
  })
  outcome.then(
    (result) => {
      guarded(`${name} success`, success)(result)
      guarded(`${name} complete`, complete)(result)
    },
    (failure: Failure) => {
      guarded(`${name} fail`, fail)(failure)
      guarded(`${name} complete`, complete)(failure)
    },
  )
  return success || fail || complete ? undefined : outcome
}

function failureOf(name: string, error: unknown): Failure {
  const reason = error instanceof Error ? error.message : String(error)
  const { errno, errCode } = error instanceof WxError ? error : new WxError('')
  return {
    errMsg: `${name}:fail ${reason}`,
    ...(errno !== undefined && { errno }),
    ...(errCode !== undefined && { errCode }),
  }
}
