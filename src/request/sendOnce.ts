import type { In, Out, PathOf } from '@contract/api'
import { toast } from '../platform/toast'
import { session } from '../session/session'
import { Refused, RequestFailed } from './errors'
import { isLoginTimeout } from './loginTimeout'
import { type Input, randomNonce } from './parameters'
import { isRefusal } from './refusalCodes'
import { send } from './send'
import { dropUnanswered, keepUnanswered, unansweredOf, type Write } from './unanswered'
import { wiring } from './wiring'

/**
 * What is wished for happens once: where the answer to an earlier sending was lost, that one is sent
 * again, which the server answers as it did, and nothing else until it is known what became of it.
 * Undefined where nothing was on its way and nothing is asked, and where of the earlier one no more is
 * known than whether it was done.
 */
export async function sendOnce<P extends PathOf<'POST'>>(
  wish: string,
  path: P,
  input: In<P> | undefined,
): Promise<Out<P> | undefined> {
  const write = unansweredOf(wish) ?? (input && newWrite(path, input))
  if (!write) return undefined
  const isOfFormerSession = write.token !== session.token
  try {
    const data = await send<Out<P>>('POST', write.path, write.input ?? {}, {
      nonce: write.nonce,
      ...(isOfFormerSession && { token: write.token }),
      sent: () => keepUnanswered(wish, write),
    })
    dropUnanswered(wish)
    return data
  } catch (error) {
    if (error instanceof RequestFailed) throw error
    dropUnanswered(wish)
    if (!write.input && error instanceof Refused) return tellWhether(error)
    // that session is over and nothing was done in it: what is asked now is new
    if (isOfFormerSession && error instanceof Refused && isLoginTimeout(error.message))
      return sendOnce(wish, path, input)
    throw error
  }
}

/** To a nonce without what was asked the server says that it was used, or that nothing was asked. */
function tellWhether(error: Refused): undefined {
  const isDone = isRefusal(error, 'nonceReused')
  if (isDone) wiring.touched('everything')
  toast(isDone ? '上一次已经办成了' : '上一次没有办成，可以再来一次')
}

const newWrite = (path: string, input: Input): Write => ({
  ...{ path, input, nonce: randomNonce() },
  ...{ token: session.token, at: Date.now() },
})
