import type { In, Out, PathOf } from '@contract/api'
import type { Envelope, WholePath } from './envelope'
import { send } from './send'

type Args<I> = Record<string, never> extends I ? [input?: I] : [input: I]

type Input = Readonly<Record<string, unknown>>

/** What a call resolves with: its data, and for the few that are answered whole the envelope. */
type Answer<P extends PathOf<'GET'> | PathOf<'POST'>> = P extends WholePath
  ? Omit<Envelope, 'data'> & { data: Out<P> | null }
  : Out<P>

/** Every call of the contract; a wrong path, verb or field does not compile. */
export const api = {
  get<P extends PathOf<'GET'>>(path: P, ...[input]: Args<In<P>>): Promise<Answer<P>> {
    return send('GET', path, (input ?? {}) as Input)
  },
  post<P extends PathOf<'POST'>>(path: P, ...[input]: Args<In<P>>): Promise<Answer<P>> {
    return send('POST', path, (input ?? {}) as Input)
  },
  /** Of a call that takes more than an ordinary form. */
  postLarge<P extends PathOf<'POST'>>(path: P, input: In<P>): Promise<Answer<P>> {
    return send('POST', path, input as Input, { kind: 'upload' })
  },
}
