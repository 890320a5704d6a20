import type { Path } from '@contract/api'
import type { ProofError, StaleError } from '@contract/refusals'
import type { HttpReply, HttpRequest } from '../platform/http'
import { toast } from '../platform/toast'
import { session, type User } from '../session/session'
import { learnServerTime, serverNow } from './clock'
import { asEnvelope, type Envelope, open, shapeOf } from './envelope'
import { InVain, RequestFailed } from './errors'
import { gate } from './gate'
import { handleLoginTimeout, isLoginTimeout } from './loginTimeout'
import { type Input, parametersOf, randomNonce } from './parameters'
import { sign, signInTurns, type Wire } from './sign'
import { exchange, type Method } from './transport'
import { wiring } from './wiring'

const stale: StaleError = 4002
const proofNeeded: ProofError = 1021

/** Whose answer is the person who is signed in from now on. The other online check is not one. */
const signingIn: readonly string[] = [
  '/tp5/api/UserLogin/smsLogin',
  '/tp5/api/UserLogin/wechatOAuthLogin',
  '/user/login/checkIsOnline',
] satisfies Path[]

export interface Manner {
  /** Neither toast nor log, and a login time-out changes nothing. */
  silent?: boolean
  /** No toast: nobody has asked for it just now. */
  quiet?: boolean
  /** Of a session that is not the one of this phone, which stays as it is. */
  token?: string
  /** Sent before: the server gives the answer that it gave. */
  nonce?: string
  /** Called when it is about to leave the phone. */
  sent?: () => void
  kind?: 'call' | 'upload'
  onProgress?: HttpRequest['onProgress']
}

/** A signed call. Resolves with its data; rejects with Refused or RequestFailed. */
export async function send<T>(
  method: Method,
  path: string,
  input: Input,
  manner: Manner = {},
): Promise<T> {
  try {
    const { data, of, touches } = await ask<T>(method, path, input, manner)
    if (of.length === 0 && touches.length > 0) wiring.touched(touches)
    return data
  } catch (error) {
    // the page that asked is on its way out, and shows nothing any more
    if (error instanceof InVain) return new Promise(() => undefined)
    // whether it was done nobody knows: everything may be another than before
    if (error instanceof RequestFailed && method === 'POST' && !manner.silent)
      wiring.touched('everything')
    throw error
  }
}

/** What a call was answered, with what the contract says of it. */
export interface Answer<T> {
  data: T
  /** What the answer is about. */
  of: readonly string[]
  /** What is out of date after it. */
  touches: readonly string[]
}

/** The same for who keeps the answer: nobody is told what it touches. */
export async function ask<T>(
  method: Method,
  path: string,
  input: Input,
  manner: Manner = {},
): Promise<Answer<T>> {
  try {
    if (!manner.silent) await gate()
    const answer = await converse(method, path, input, manner)
    if (signingIn.includes(path) && !manner.token) session.signIn(answer.data as User)
    return answer as Answer<T>
  } catch (error) {
    if (error instanceof RequestFailed && !manner.silent) {
      // eslint-disable-next-line no-console -- a failed request is logged besides being shown
      console.error(`${method} ${path} failed: ${error.reason}`)
      if (!manner.quiet) toast(error.message)
    }
    throw error
  }
}

async function converse(
  method: Method,
  path: string,
  input: Input,
  manner: Manner,
): Promise<Answer<unknown>> {
  const own = parametersOf(input, manner.token)
  const parameters: Wire = { ...own, hm_nonce: manner.nonce ?? randomNonce() }
  const ask = () => reach(method, path, parameters, manner)
  const shape = shapeOf(path)

  manner.sent?.()
  let reply = await ask()
  let envelope = asEnvelope(reply.body)
  if (envelope?.error === stale && learn(envelope)) {
    reply = await ask()
    envelope = asEnvelope(reply.body)
  }
  if (envelope?.error === proofNeeded && !manner.silent && (await wiring.prove())) {
    return converse(method, path, input, manner)
  }
  if (shape === 'status' && reply.status === 200) {
    return { data: envelope?.data ?? reply.body, of: [], touches: [] }
  }
  const timedOut = envelope !== undefined && isLoginTimeout(envelope.message)
  if (!envelope || (reply.status !== 200 && !timedOut)) {
    throw new RequestFailed(path, `HTTP ${reply.status}`)
  }
  if (timedOut && !manner.silent) handleLoginTimeout(parameters.access_token ?? '')
  const { of = [], touches = [] } = envelope
  return { data: open(envelope, shape), of, touches }
}

/** The answer to a lost request may be lost alone: the same nonce makes asking again safe. */
async function reach(
  method: Method,
  path: string,
  parameters: Wire,
  { kind, onProgress }: Manner,
): Promise<HttpReply> {
  const once = async () => {
    const signed = await withSignature(parameters, kind)
    const reply = await exchange(method, path, signed, kind, onProgress)
    if (reply.date) learnServerTime(Date.parse(reply.date) / 1000)
    return reply
  }
  try {
    const reply = await once()
    return reply.status === 502 || reply.status === 504 ? await once() : reply
  } catch {
    return once().catch((error: unknown) => {
      throw new RequestFailed(path, reasonOf(error))
    })
  }
}

async function withSignature(parameters: Wire, kind: Manner['kind']): Promise<Wire> {
  const dated = { ...parameters, hm_timestamp: String(serverNow()) }
  const signing = kind === 'upload' ? signInTurns : sign
  return { ...dated, hm_sign: await signing(dated, __SIGNING_SECRET__) }
}

function learn({ data }: Envelope): boolean {
  const seconds = (data as { server_time?: unknown } | null)?.server_time
  if (typeof seconds !== 'number') return false
  learnServerTime(seconds)
  return true
}

function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message
  return (error as { errMsg?: string } | undefined)?.errMsg ?? String(error)
}
