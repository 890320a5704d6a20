import { type RefusalName, refusals } from '@contract/refusals'

/** An expected "no": it ends the call with its code and a message for the person. */
export class Refusal extends Error {
  readonly error: number

  constructor(
    readonly refusal: RefusalName,
    message: string = refusals[refusal].message,
    readonly data: unknown = null,
  ) {
    super(message)
    this.error = refusals[refusal].error
  }
}
