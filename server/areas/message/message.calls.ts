import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { uuid } from '@contract/fields'
import { type messageCalls, messageTemplates } from '@contract/message'
import { replyTime } from '@server/calendar'
import { page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { choose, presentChoices } from './choices'
import { addGrants, grantsOf, sumOf } from './grants'
import { isKind, told } from './kinds'
import { unreadOf } from './message'
import { linkTo } from './places'
import { messageRules } from './rules'
import { messages } from './tables'

type Row = Out<'/tp5/api/Message/messagePage'>['list'][number]

const pageSize = 20
const listName = 'messages'
const place = [(part: unknown) => uuid.safeParse(part).success]

export const messageHandlers: HandlersOf<typeof messageCalls> = {
  '/tp5/api/Message/messagePage': async ({ cursor }, { db, user: { userId } }) => {
    const [after] = cursor ? readCursor(listName, cursor, place) : []
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.userId, userId),
          after === undefined ? undefined : lt(messages.messageId, String(after)),
        ),
      )
      .orderBy(desc(messages.messageId))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, (last) => writeCursor(listName, [last.messageId]))
    return {
      list: list.flatMap(present),
      next,
      unread: await unreadOf(db, userId),
      kept_days: messageRules.keptDays,
    }
  },

  '/tp5/api/Message/messagePageClick': async (input, { db, user: { userId }, now }) => {
    const { message_id: messageId } = input
    await db
      .update(messages)
      .set({ readAt: now })
      .where(
        and(
          eq(messages.userId, userId),
          isNull(messages.readAt),
          messageId === undefined ? undefined : eq(messages.messageId, messageId),
        ),
      )
    return { unread: await unreadOf(db, userId) }
  },

  '/tp5/api/Message/rewardMsgSubscribe': async ({ templates }, { db, user: { userId } }) => {
    await addGrants(db, userId, templates)
    return { grants: sumOf(await grantsOf(db, userId), templates) }
  },

  '/tp5/api/Message/templates': async (_input, { providers }) => {
    const { templates } = providers.subscribed
    return {
      list: messageTemplates.flatMap((template) => {
        const id = templates[template]
        return id === undefined ? [] : [{ template, id }]
      }),
    }
  },

  '/user/common/setMessage': async ({ subject, way, on }, { db, user }) => {
    await choose(db, { userId: user.userId, subject, way, chosen: on === 1 })
    return presentChoices(db, user)
  },

  '/user/common/getMessage': (_input, { db, user }) => presentChoices(db, user),
}

function present({ messageId, kind, facts, createdAt, readAt }: typeof messages.$inferSelect) {
  if (!isKind(kind)) return []
  const { subject, words, place: where } = told(kind, facts)
  const row: Row = {
    message_id: messageId,
    subject,
    title: words.title,
    text: words.text,
    link: linkTo(where),
    created_at: replyTime(createdAt),
    read: readAt === null ? 0 : 1,
  }
  return [row]
}
