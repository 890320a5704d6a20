import type { AdTask } from '@/parts/advertiser/ads'

type Creative = AdTask['creative']
type Asking = Extract<Creative, { questions: unknown }>
type Check = Extract<Creative, { kind: 'video' }>['questions'][number]
type Branch = Extract<Creative, { kind: 'questionnaire' }>['questions'][number]
type Key = Check['right']

const keys: readonly Key[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

const placeOf = (next: string) => (next === 'end' ? '结束' : next)

/** Questions with their options, as somebody reads them. */
export function questionLines(
  creative: Asking,
): readonly { text: string; options: readonly string[] }[] {
  if (creative.kind !== 'questionnaire')
    return creative.questions.map(({ text, options, right }) => ({
      text,
      options: options.map(({ key, text: said }) => `${key}. ${said}${key === right ? ' ✓' : ''}`),
    }))
  return creative.questions.map(({ id, text, options, next }) => ({
    text: `${id}. ${text}`,
    options: [
      ...options.map(
        (one) => `${one.key}. ${one.text}${one.next ? ` → ${placeOf(one.next)}` : ''}`,
      ),
      `答完 → ${placeOf(next)}`,
    ],
  }))
}

/** What is typed of a question: its text, an option a line, and what is right or comes next. */
export interface Written {
  text: string
  options: string
  /** The letter of the right answer, or where it goes on. */
  then: string
  /** Several may be chosen. */
  multiple: boolean
}

export const blank: Written = { text: '', options: '', then: '', multiple: false }

export function writtenOf(creative: Asking): Written[] {
  if (creative.kind !== 'questionnaire')
    return creative.questions.map(({ text, options, right }) => ({
      ...{ text, then: right, multiple: false },
      options: options.map((one) => one.text).join('\n'),
    }))
  return creative.questions.map(({ text, options, next, type }) => ({
    ...{ text, then: next === 'end' ? '结束' : next, multiple: type === 'multiple' },
    options: options.map((one) => `${one.text}${one.next ? ` > ${one.next}` : ''}`).join('\n'),
  }))
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const checkOf = ({ text, options, then }: Written): Check => ({
  text: text.trim(),
  options: linesOf(options).map((said, at) => ({ key: keys[at] ?? 'H', text: said })),
  right: (then.trim().toUpperCase() || 'A') as Key,
})

/** 没有 > q4: after this answer it goes on with the fourth. */
function optionOf(line: string, at: number): Branch['options'][number] {
  const [, said = line, next] = /^(.*?)\s*[>＞→]\s*(q\d+|end|结束)$/i.exec(line) ?? []
  const to = next && (next === '结束' ? 'end' : next.toLowerCase())
  return { key: keys[at] ?? 'H', text: said, ...(to && { next: to }) }
}

/** Without anything said it goes on with the one below, and after the last it is over. */
export function branchesOf(all: readonly Written[]): Branch[] {
  return all.map(({ text, options, then, multiple }, at) => {
    const lines = linesOf(options)
    const below = at + 1 < all.length ? `q${at + 2}` : 'end'
    const said = then.trim() === '结束' ? 'end' : then.trim().toLowerCase()
    return {
      id: `q${at + 1}`,
      type: lines.length === 0 ? 'text' : multiple ? 'multiple' : 'single',
      text: text.trim(),
      options: lines.map(optionOf),
      next: said || below,
    }
  })
}
