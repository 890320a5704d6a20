import type { Readable } from 'node:stream'

export const NEWLINE = 10

/** Lines without their end, cut at the newline byte only: rows may hold every other separator. */
export async function* linesOf(source: Readable): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of source) {
    const text = Buffer.concat([rest, chunk as Buffer])
    let begin = 0
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, begin)) {
      yield text.subarray(begin, end)
      begin = end + 1
    }
    rest = text.subarray(begin)
  }
  if (rest.length > 0) yield rest
}
