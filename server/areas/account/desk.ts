import { and, asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { drop, replaceNickname } from './nickname-checks'
import { nicknameChecks } from './tables'

const { userId, state, since } = nicknameChecks
const isDoubtful = eq(state, 'doubtful')

async function find({ db }: DeskContext, id: string) {
  const [row] = uuid.safeParse(id).success
    ? await db
        .select()
        .from(nicknameChecks)
        .where(and(eq(userId, id), isDoubtful))
    : []
  if (!row) throw new Refusal('notFound', '没有这个昵称，它可能已经改了')
  return row
}

export const nicknameCase: DeskCase = {
  title: '存疑昵称',

  async list({ db }) {
    const rows = await db.select().from(nicknameChecks).where(isDoubtful).orderBy(asc(since))
    return rows.map((row) => ({ id: row.userId, since: row.since, line: row.nickname }))
  },

  async show(context, id) {
    const row = await find(context, id)
    return {
      since: row.since,
      facts: [
        ['昵称', row.nickname],
        ['账号', row.userId],
      ],
      pictures: [],
    }
  },

  async approve(context, id) {
    await drop(context.db, (await find(context, id)).userId)
  },

  async refuse(context, id) {
    await replaceNickname(context.db, (await find(context, id)).userId)
  },
}
