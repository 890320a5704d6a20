import { and, asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import { wordChecks } from './tables'
import { dropCheck, lockCheck, spotOf, type WordCheck } from './word-checks'

const isDoubtful = eq(wordChecks.state, 'doubtful')
const gone = () => new Refusal('notFound', '没有这条存疑文字，它可能已经改了')

async function find({ db }: DeskContext, id: string): Promise<WordCheck> {
  const [check] = uuid.safeParse(id).success
    ? await db
        .select()
        .from(wordChecks)
        .where(and(eq(wordChecks.checkId, id), isDoubtful))
    : []
  if (!check) throw gone()
  return check
}

/** Of two who decide at the same moment the second finds it decided. */
async function take(context: DeskContext, id: string): Promise<WordCheck> {
  const check = await find(context, id)
  if (!(await lockCheck(context.db, check))) throw gone()
  await dropCheck(context.db, check)
  return check
}

export const wordCase = ({ words }: Ports): DeskCase => ({
  title: '存疑文字',
  hours: 24,

  async list({ db }) {
    const checks = await db
      .select()
      .from(wordChecks)
      .where(isDoubtful)
      .orderBy(asc(wordChecks.since))
    return Promise.all(
      checks.map(async (check) => {
        const shown = words[check.kind]
        const line = `${shown.title}  ${await shown.read(db, spotOf(check))}`
        return { id: check.checkId, since: check.since, line }
      }),
    )
  },

  async show(context, id) {
    const check = await find(context, id)
    const shown = words[check.kind]
    return {
      since: check.since,
      facts: [
        [shown.title, await shown.read(context.db, spotOf(check))],
        ['账号', check.userId],
      ],
      pictures: [],
    }
  },

  async approve(context, id) {
    const check = await take(context, id)
    await words[check.kind].putUp?.(context.db, spotOf(check))
  },

  async refuse(context, id) {
    const check = await take(context, id)
    await words[check.kind].takeDown(context.db, spotOf(check))
  },
})
