/** The server said no. The page shows the message. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    readonly error: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
  }
}

/** A house that is out of order is not a phone without a connection. */
const whyOf = (reason: string): string =>
  /^HTTP [45]/.test(reason) ? '服务开小差了，请稍后再试' : '没连上网络，请稍后再试'

/** The request did not happen, or its answer is not one. It has been logged and toasted. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'

  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super(whyOf(reason))
  }
}

/** It was not sent: the page that asked gives way to signing in. */
export class InVain extends Error {
  override readonly name = 'InVain'
}

/** The phone could not do it, and people read why. */
export class Unable extends Error {
  override readonly name = 'Unable'
}

const told = [Refused, RequestFailed, Unable]

/** What to show a person for anything that was thrown. */
export function messageOf(thrown: unknown): string {
  const isTold = told.some((kind) => thrown instanceof kind)
  return isTold ? (thrown as Error).message : '出了点问题，请稍后再试'
}
