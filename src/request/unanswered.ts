import { goesWithPerson } from '../session/goesWithPerson'
import { keys } from '../session/keys'
import { session } from '../session/session'
import { isRecord, readJson, writeJson } from '../session/stored'
import type { Input } from './parameters'

/** A write that has left the phone, and of which nobody knows yet what became. */
export interface Write {
  path: string
  /** Undefined where it is not known any more. */
  input: Input | undefined
  nonce: string
  /** Of the session that sent it: its answer is kept under both. */
  token: string
  at: number
}

/** What proves somebody, or is worth something to whoever reads it, is not laid down in the storage. */
const proofs = ['phone', 'code', 'captcha_id', 'captcha_code', 'card', 'redeem']

/** Of writes that bear such proofs, by nonce: they go when the app ends. */
const inMemory = new Map<string, Input>()
goesWithPerson(() => inMemory.clear())

type Kept = Record<string, Write>

/** The server keeps its answers for a day. */
const lastsMs = 23 * 60 * 60_000

const isKept = (value: unknown): value is Kept => isRecord(value)
const isOpen = ({ at }: Write) => Date.now() - at < lastsMs
const nameOf = (wish: string) => `${session.identity} ${wish}`

/** In the storage, for an app may be ended while it waits. */
const openOnes = (): Kept =>
  Object.fromEntries(
    Object.entries(readJson(keys.unanswered, isKept) ?? {}).filter(([, write]) => isOpen(write)),
  )

export function unansweredOf(wish: string): Write | undefined {
  const write = openOnes()[nameOf(wish)]
  return write && { ...write, input: write.input ?? inMemory.get(write.nonce) }
}

export function keepUnanswered(wish: string, write: Write): void {
  const { input, nonce } = write
  const proves = proofs.some((name) => input?.[name])
  if (input && proves) inMemory.set(nonce, input)
  const kept = proves ? { ...write, input: undefined } : write
  writeJson(keys.unanswered, { ...openOnes(), [nameOf(wish)]: kept })
}

export function dropUnanswered(wish: string): void {
  const { [nameOf(wish)]: answered, ...rest } = openOnes()
  if (answered) inMemory.delete(answered.nonce)
  writeJson(keys.unanswered, Object.keys(rest).length > 0 ? rest : null)
}
