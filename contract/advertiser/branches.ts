import type { BranchQuestion } from './creative'

/** Where everybody begins. */
export const firstQuestion = ([first]: readonly BranchQuestion[]): string => first!.id

/** What comes after an answer: a question's id, or `end`. The first chosen option that leads elsewhere says so. */
export function nextQuestion(question: BranchQuestion, chosen: readonly string[]): string {
  const led = question.options.find((one) => one.next && chosen.includes(one.key))
  return led?.next ?? question.next
}

const waysFrom = ({ next, options }: BranchQuestion): string[] => [
  next,
  ...options.flatMap((one) => one.next ?? []),
]

/** What is wrong with a questionnaire, in words; undefined where everybody comes to its end. */
export function branchFault(questions: readonly BranchQuestion[]): string | undefined {
  const byId = new Map(questions.map((question) => [question.id, question]))
  if (byId.size < questions.length) return '题号不能重复'
  for (const question of questions) {
    const lost = waysFrom(question).find((id) => id !== 'end' && !byId.has(id))
    if (lost) return `${question.id} 后面的 ${lost} 不存在`
    const keys = question.options.map(({ key }) => key)
    if (new Set(keys).size < keys.length) return `${question.id} 的选项编号重复了`
  }
  const reached = new Set<string>()
  const loop = findLoop(byId, firstQuestion(questions), [], reached)
  if (loop) return `${loop} 会绕回自己，答的人走不到结束`
  const unreached = questions.find(({ id }) => !reached.has(id))
  return unreached && `没有哪一题会走到 ${unreached.id}`
}

/** Without a loop every way comes to its end, because each question leads somewhere. */
function findLoop(
  byId: ReadonlyMap<string, BranchQuestion>,
  id: string,
  way: readonly string[],
  reached: Set<string>,
): string | undefined {
  if (id === 'end') return undefined
  if (way.includes(id)) return id
  if (reached.has(id)) return undefined
  reached.add(id)
  for (const next of waysFrom(byId.get(id)!)) {
    const loop = findLoop(byId, next, [...way, id], reached)
    if (loop) return loop
  }
  return undefined
}
