import type { Definition } from '@server/areas/programme/programme'

const digits = '零一二三四五六七八九'
const tens: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** 两千四百 and 2 400 alike. */
export function readNumber(written: string): number {
  if (/^[\d ]+$/.test(written)) return Number(written.replace(/ /g, ''))
  let [whole, part, digit] = [0, 0, 0]
  for (const sign of written.replace(/两/g, '二')) {
    if (sign === '万') [whole, part, digit] = [(whole + part + digit) * 10_000, 0, 0]
    else if (sign in tens) [part, digit] = [part + (digit || 1) * tens[sign]!, 0]
    else digit = digits.indexOf(sign)
  }
  return whole + part + digit
}

const daily =
  /(?:每天|每日|每场)[^，]{0,5}?(\d[\d ]*|[零一二两三四五六七八九十百千万]+)\s*[份张件台床颗条只盒套]/
const altogether =
  /(?:共|全部|总共)[^，]{0,5}?(\d[\d ]*|[零一二两三四五六七八九十百千万]+)\s*[份张件台床颗条只盒套]/

/** Of all people together: what one person may have stands under the limits. */
const clauses = (line: string) =>
  line.split(/[，。；：]/).filter((one) => !/每人|每个|每台|一人|您/.test(one))

const saidIn = (line: string, saying: RegExp): number[] =>
  clauses(line).flatMap((clause) => {
    const found = saying.exec(clause)
    return found ? [readNumber(found[1]!)] : []
  })

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

interface Said {
  at: PropertyKey[]
  line: string
}

function linesOf({ intro, terms }: Definition): Said[] {
  return [
    ...intro.map((line, nth) => ({ at: ['intro', nth], line })),
    ...terms.flatMap(({ lines }, at) =>
      lines.map((line, nth) => ({ at: ['terms', at, 'lines', nth], line })),
    ),
  ]
}

/** One a day is what each person has. */
const told = (definition: Definition, saying: RegExp) =>
  linesOf(definition).flatMap(({ at, line }) =>
    saidIn(line, saying)
      .filter((said) => said > 1)
      .map((said) => ({ at, line, said })),
  )

/** How many a day and how many in all stands in sentences: the prizes have to hold that many. */
export function numbersDoubted(definition: Definition) {
  const dailies = definition.prizes.flatMap((prize) => prize.daily ?? [])
  const stocks = definition.prizes.flatMap(({ stock }) => stock ?? [])
  const missing = (saying: RegExp, held: number[], field: string) =>
    told(definition, saying)
      .filter(({ said }) => !held.includes(said) && said !== sum(held))
      .map(({ at, line, said }) => ({
        at,
        words: `“${line}”里说 ${said}，奖品的 ${field} 里没有这个数`,
      }))
  return [...missing(daily, dailies, 'daily'), ...missing(altogether, stocks, 'stock')]
}

const dayMs = 24 * 3600 * 1000

function daysOf({ period: { days, starts_at: starts, ends_at: ends } }: Definition): number {
  return days ?? (starts && ends ? Math.ceil((Date.parse(ends) - Date.parse(starts)) / dayMs) : 1)
}

/** Whoever says how many there are a day, and not how many in all, has enough for every day. */
export function daysDoubted(definition: Definition) {
  const { prizes, hours } = definition
  const [said] = told(definition, daily)
  if (!said || hours?.weekdays || told(definition, altogether).length > 0) return []
  const limited = prizes.filter((prize) => prize.daily !== undefined)
  const stock = sum(limited.map((prize) => prize.stock ?? 0))
  const enough = Math.floor(stock / sum(limited.map((prize) => prize.daily!)))
  if (enough >= daysOf(definition)) return []
  const words = `“${said.line}”，总数只够 ${enough} 天，活动有 ${daysOf(definition)} 天：请写明一共多少份`
  return [{ at: said.at, words }]
}
