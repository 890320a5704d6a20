import { keys } from '../session/keys'
import { session } from '../session/session'
import { isRecord, readJson, writeJson } from '../session/stored'
import type { Input } from './parameters'

/** A write that has left the phone, and of which nobody knows yet what became. */
export interface Write {
  path: string
  input: Input
  nonce: string
  /** Of the session that sent it: its answer is kept under both. */
  token: string
  at: number
}

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

export const unansweredOf = (wish: string): Write | undefined => openOnes()[nameOf(wish)]

export const keepUnanswered = (wish: string, write: Write) =>
  writeJson(keys.unanswered, { ...openOnes(), [nameOf(wish)]: write })

export function dropUnanswered(wish: string): void {
  const { [nameOf(wish)]: _answered, ...rest } = openOnes()
  writeJson(keys.unanswered, Object.keys(rest).length > 0 ? rest : null)
}
