import type { In, Out, PathOf } from '@contract/api'
import { send } from './send'

type Args<I> = Record<string, never> extends I ? [input?: I] : [input: I]

type Input = Readonly<Record<string, unknown>>

/** Every call of the contract; a wrong path, verb or field does not compile. */
export const api = {
  get<P extends PathOf<'GET'>>(path: P, ...[input]: Args<In<P>>): Promise<Out<P>> {
    return send('GET', path, (input ?? {}) as Input)
  },
  post<P extends PathOf<'POST'>>(path: P, ...[input]: Args<In<P>>): Promise<Out<P>> {
    return send('POST', path, (input ?? {}) as Input)
  },
}
