import { uuidShape } from '@server/database/uuid'
import { Refusal } from './refusal'

type Key = string | number

/**
 * A place in a list that pages by keyset. `list` names the list and its order,
 * so that a cursor of one list is refused by another.
 */
export const writeCursor = (list: string, key: readonly Key[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url')

/** What one part of a key may be: the database is asked about nothing else. */
export type Part = (part: unknown) => boolean

export const whole: Part = (part) => Number.isSafeInteger(part)
export const textLike =
  (shape: RegExp): Part =>
  (part) =>
    typeof part === 'string' && shape.test(part)
export const idText: Part = textLike(uuidShape)
/** As `toISOString` writes it, in years that PostgreSQL knows. */
export const momentText: Part = (part) => {
  if (typeof part !== 'string' || !/^[1-9]\d{3}-/.test(part)) return false
  const at = new Date(part)
  return !Number.isNaN(at.getTime()) && at.toISOString() === part
}

/** The key of the last row already seen. */
export function readCursor(list: string, cursor: string, parts: readonly Part[]): Key[] {
  const [name, ...key] = decode(cursor)
  const sound = key.length === parts.length && parts.every((isSound, at) => isSound(key[at]))
  if (name !== list || !sound) throw misplaced()
  return key as Key[]
}

/** Pages are read one row longer than shown: the extra row says that there is more. */
export function page<Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => string) {
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return { list, next: rows.length > size && last ? cursorOf(last) : null }
}

const misplaced = () => new Refusal('invalid', '翻页位置不正确，请刷新后再试')

function decode(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(value)) return value
  } catch {
    // Not one of ours: refused below like any other.
  }
  throw misplaced()
}
