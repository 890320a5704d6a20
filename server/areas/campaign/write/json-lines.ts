type Step = string | number

export interface Lined {
  value: unknown
  /** The line on which something begins, or what is nearest to it. */
  lineOf(path: readonly PropertyKey[]): number
}

export class NotJson extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

const scalar = /"(?:[^"\\\u0000-\u001f]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const blank = /[ \t\r\n]*/y
const nameOf = (path: readonly PropertyKey[]) => JSON.stringify(path)

/** JSON with the line of everything in it, so that whoever wrote it is told where to look. */
export function parseLined(text: string): Lined {
  const lines = new Map<string, number>()
  let at = 0

  const lineAt = (place: number) => text.slice(0, place).split('\n').length
  const fail = (message: string): never => {
    throw new NotJson(lineAt(at), message)
  }
  const skip = () => {
    blank.lastIndex = at
    blank.exec(text)
    at = blank.lastIndex
  }
  const take = (sign: string) => {
    skip()
    if (text[at] !== sign) return false
    at++
    return true
  }
  const need = (sign: string, what: string) => {
    if (!take(sign)) fail(`${what}，这里应为 ${sign}`)
  }

  function readScalar(): unknown {
    scalar.lastIndex = at
    const found = scalar.exec(text)
    if (!found) return fail('这里不是有效的内容：字符串要用英文双引号，最后一项后面不能有逗号')
    at = scalar.lastIndex
    try {
      return JSON.parse(found[0]) as unknown
    } catch {
      return fail('字符串里有不能识别的转义')
    }
  }

  function readMembers(path: readonly Step[]): Record<string, unknown> {
    const members: Record<string, unknown> = {}
    if (take('}')) return members
    do {
      skip()
      const place = at
      const name = text[at] === '"' ? (readScalar() as string) : fail('这里应为英文双引号里的名称')
      if (Object.hasOwn(members, name)) fail(`“${name}”写了两次`)
      need(':', `“${name}”后面缺少冒号`)
      const value = read([...path, name])
      lines.set(nameOf([...path, name]), lineAt(place))
      Object.defineProperty(members, name, { value, enumerable: true, writable: true })
    } while (take(','))
    need('}', '这一项没有写完')
    return members
  }

  function readItems(path: readonly Step[]): unknown[] {
    const items: unknown[] = []
    if (take(']')) return items
    do items.push(read([...path, items.length]))
    while (take(','))
    need(']', '这一列没有写完')
    return items
  }

  function read(path: readonly Step[]): unknown {
    skip()
    lines.set(nameOf(path), lineAt(at))
    if (take('{')) return readMembers(path)
    if (take('[')) return readItems(path)
    return readScalar()
  }

  const value = read([])
  skip()
  if (at < text.length) fail('后面还有多余的内容')
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const line = lines.get(nameOf(path.slice(0, length)))
        if (line !== undefined) return line
      }
      return 1
    },
  }
}
