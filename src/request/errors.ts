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

/** The request did not happen, or its answer is not one. It has been logged and toasted. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'

  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super('没连上网络，请稍后再试')
  }
}

/** It was not sent: the page that asked gives way to signing in. */
export class InVain extends Error {
  override readonly name = 'InVain'
}

/** What to show a person for anything that was thrown. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Refused || thrown instanceof RequestFailed) return thrown.message
  return '出了点问题，请稍后再试'
}
