import { useEffect, useRef } from 'react'
import type { In, Out, PathOf } from '@contract/api'
import { sendOnce } from './sendOnce'
import { unansweredOf } from './unanswered'
import { useSubmit } from './useSubmit'

/** How the last try stands. */
export interface LastWord {
  busy: boolean
  error: unknown
  /** An answer is missing: what the person is told of it. */
  missing: string | undefined
  checkLast: () => void
}

export interface Once<P extends PathOf<'POST'>> extends LastWord {
  /** Sends what `ask` comes to, if anything; where an answer is missing, that is asked for in its place. */
  submit: (ask: () => Promise<In<P> | undefined>) => Promise<unknown>
}

export const checkAgain = '核对上一次'

const words = {
  asking: '正在核对上一次…',
  waiting: `上一次没有收到回答，不知道成了没有。请点“${checkAgain}”，不会重复扣。`,
}

/** A write behind a button that happens once for one wish, whatever answers are lost, and who ends the app. */
export function useOnce<P extends PathOf<'POST'>>(
  path: P,
  wish: string,
  done: (answer: Out<P>) => Promise<unknown>,
): Once<P> {
  const checks = useRef(false)
  const { submit, busy, error } = useSubmit(async (ask?: () => Promise<In<P> | undefined>) => {
    checks.current = unansweredOf(wish) !== undefined
    const input = checks.current ? undefined : await ask?.()
    const answer = await sendOnce(wish, path, input)
    if (answer !== undefined) await done(answer)
  })
  useEffect(() => {
    if (unansweredOf(wish)) void submit()
  }, [wish, submit])
  const isMissing = busy ? checks.current : unansweredOf(wish) !== undefined
  const missing = isMissing ? words[busy ? 'asking' : 'waiting'] : undefined
  return { submit, checkLast: () => void submit(), busy, error, missing }
}
