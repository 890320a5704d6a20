import { Refusal } from '@server/call/refusal'

export const mostAtOnce = 5000

/** What a column of codes may be headed by. */
const heading = /^(codes?|券码|兑换码|卡密|卡号)$/i
const shape = /^[\x21-\x7e]{4,64}$/

/** The codes of a list, each once: one a line, or the first column of a table. */
export function codesIn(list: string): string[] {
  const rows = list
    .split('\n')
    .map((line, at) => ({ code: firstCell(line), at: at + 1 }))
    .filter(({ code }) => code !== '' && !heading.test(code))
  const wrong = rows.find(({ code }) => !shape.test(code))
  if (wrong)
    throw new Refusal('invalid', `第 ${wrong.at} 行不是券码：一行一个，4 到 64 个字母、数字或符号`)
  const codes = [...new Set(rows.map(({ code }) => code))]
  if (codes.length === 0) throw new Refusal('invalid', '请填写券码，一行一个')
  if (codes.length > mostAtOnce)
    throw new Refusal('invalid', `一次最多加 ${mostAtOnce} 个，请分几次加`)
  return codes
}

const firstCell = (line: string) =>
  line
    .trim()
    .split(/[\s,，]/, 1)[0]!
    .replace(/^"(.*)"$/, '$1')
