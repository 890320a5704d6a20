import { Refusal } from '@server/call/refusal'
import { roundTo } from '@server/areas/health/health'
import type { ChoiceAsked, NumberAsked, Scored, Sheet } from './sheets'

/** By item: a number as it was written, or the name of what was chosen. */
export type Answers = Readonly<Record<string, string>>

const refuse = (sentence: string) => new Refusal('invalid', sentence)

/** age:71,sex:woman */
const parsed = (sent: string): Answers =>
  Object.fromEntries(sent.split(',').map((pair) => pair.split(':') as [string, string]))

/** What was sent, if it answers each question of the sheet with something that it may be. */
export function answersOf({ asked }: Sheet, sent: string): Answers {
  const given = parsed(sent)
  return Object.fromEntries(
    asked.map((one) => {
      const answer = given[one.item]
      if (answer === undefined) throw refuse(`请回答“${one.ask}”`)
      if (one.kind === 'number') checkNumber(one, Number(answer))
      else checkChoice(one, answer)
      return [one.item, answer]
    }),
  )
}

function checkNumber({ ask, least, most, unit, digits }: NumberAsked, value: number): void {
  if (!(value >= least && value <= most))
    throw refuse(`${ask}应在 ${least} 到 ${most} ${unit} 之间，请看看有没有写错`)
  if (roundTo(value, digits) !== value)
    throw refuse(digits === 0 ? `${ask}请写整数` : `${ask}最多写 ${digits} 位小数`)
}

function checkChoice({ ask, choices }: ChoiceAsked, answer: string): void {
  if (!choices.some(({ choice }) => choice === answer)) throw refuse(`请回答“${ask}”`)
}

/** Numbers that follow from several answers. */
const derived: Readonly<Record<string, (answers: Answers) => number>> = {
  bmi: ({ height, weight }) => roundTo(Number(weight) / (Number(height) / 100) ** 2, 1),
}

const numberFor = (of: string, answers: Answers): number =>
  derived[of]?.(answers) ?? Number(answers[of])

const stepsOf = ({ steps, by }: Scored, answers: Answers) =>
  steps ?? (by && by.steps[answers[by.item] ?? '']) ?? []

function pointsOf(scored: Scored, answers: Answers): number {
  if (scored.choices) return scored.choices[answers[scored.of] ?? ''] ?? 0
  const value = numberFor(scored.of, answers)
  const reached = stepsOf(scored, answers).filter(([from]) => value >= from)
  return reached.at(-1)?.[1] ?? 0
}

const mostOf = ({ choices, steps, by }: Scored): number =>
  Math.max(
    ...Object.values(choices ?? {}),
    ...[...(steps ?? []), ...Object.values(by?.steps ?? {}).flat()].map(([, points]) => points),
  )

/** What was answered, in words. */
function answerText({ asked }: Sheet, { of }: Scored, answers: Answers): string {
  const question = asked.find(({ item }) => item === of)
  if (question?.kind === 'choice')
    return question.choices.find(({ choice }) => choice === answers[of])?.text ?? ''
  const value = numberFor(of, answers)
  return question ? `${value} ${question.unit}` : `${value}`
}

/** The points of each answer, what they come to, and what the source says of so many. */
export function scoreOf(sheet: Sheet, answers: Answers) {
  const items = sheet.scored.map((scored) => ({
    name: scored.name,
    answer: answerText(sheet, scored, answers),
    points: pointsOf(scored, answers),
    most: mostOf(scored),
  }))
  const points = items.reduce((sum, item) => sum + item.points, 0)
  const most = items.reduce((sum, item) => sum + item.most, 0)
  return {
    ...{ points, most, items },
    sentence: `这次得了 ${points} 分，满分 ${most} 分`,
    advice: sheet.advice.find(({ from }) => points >= from)?.text ?? '',
  }
}
