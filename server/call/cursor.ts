import { Refusal } from './refusal'

type Key = string | number

/**
 * A place in a list that pages by keyset. `list` names the list and its order,
 * so that a cursor of one list is refused by another.
 */
export const writeCursor = (list: string, key: readonly Key[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url')

/** The key of the last row already seen: whole numbers, or the text that `text` accepts. */
export function readCursor(list: string, cursor: string, length: number, text?: RegExp): Key[] {
  const [name, ...key] = decode(cursor)
  const sound = key.every((part) =>
    typeof part === 'string' ? text?.test(part) : Number.isSafeInteger(part),
  )
  if (name !== list || key.length !== length || !sound) throw misplaced()
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
