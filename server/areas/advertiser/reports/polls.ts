import { and, asc, eq, sql } from 'drizzle-orm'
import type { BranchQuestion } from '@contract/advertiser/creative'
import type { Db } from '@server/database/database'
import { adTasks } from '../tables'
import { grouped, restName, toldPeople } from './groups'

/** How many gave the same answer. */
interface Given extends Record<string, unknown> {
  task_id: number
  question: string
  chosen: readonly string[]
  people: number
}

/** What paid completions answered, in all; words that somebody wrote are nobody else's. */
export async function pollsOf(db: Db, campaignId: number) {
  const { taskId, title, creative, level, kind } = adTasks
  const tasks = await db
    .select({ taskId, title, creative })
    .from(adTasks)
    .where(and(eq(adTasks.campaignId, campaignId), eq(kind, 'questionnaire')))
    .orderBy(asc(level), asc(taskId))
  const given = tasks.length > 0 ? await givenIn(db, campaignId) : []
  return tasks.map((task) => ({
    task_id: task.taskId,
    title: task.title,
    questions: choicesOf(task.creative).map((question) =>
      told(
        question,
        given.filter((one) => one.task_id === task.taskId && one.question === question.id),
      ),
    ),
  }))
}

const choicesOf = (creative: (typeof adTasks.$inferSelect)['creative']): BranchQuestion[] =>
  creative.kind === 'questionnaire' ? creative.questions.filter(({ type }) => type !== 'text') : []

async function givenIn(db: Db, campaignId: number): Promise<Given[]> {
  const { rows } = await db.execute<Given>(sql`
    select task_id::float8, answer.key as question, answer.value as chosen, count(*)::float8 as people
    from ad_spendings cross join lateral jsonb_each(answers) as answer (key, value)
    where campaign_id = ${campaignId} and taken_back_at is null
    group by 1, 2, 3`)
  return rows
}

/** Where several may be chosen, whoever chose any of some counts once. */
const chose = (given: readonly Given[], keys: readonly string[]) =>
  given
    .filter(({ chosen }) => chosen.some((key) => keys.includes(key)))
    .reduce((sum, { people }) => sum + people, 0)

function told({ id, text, options }: BranchQuestion, given: readonly Given[]) {
  const all = options.map(({ key, text: name }) => ({ key, name, people: chose(given, [key]) }))
  const people = toldPeople(given.reduce((sum, one) => sum + one.people, 0))
  if (people === null) return { question: id, text, people, options: [] }
  const inAny = (some: typeof all) =>
    chose(
      given,
      Array.from(some, ({ key }) => key),
    )
  const chosen = all.filter((one) => one.people > 0)
  const { large, rest } = grouped(chosen, inAny)
  return {
    ...{ question: id, text, people },
    options: [
      ...large.map(({ name, people: number }) => ({ name, people: number })),
      ...(rest.length > 0 ? [{ name: restName, people: inAny(rest) }] : []),
    ],
  }
}
