import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { inviteCalls } from '@contract/invite'
import { accountOf, maskName, nicknameOf, nicknames } from '@server/areas/auth/auth'
import { replyTime, startOfDay } from '@server/calendar'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { uuidShape } from '@server/database/uuid'
import { inviteLinks, invitedUsers } from './tables'
import { bind } from './bind'
import { guestSentence, inviteRules, rewardSentences } from './rules'
import { beginning, countInvited, earnedBy, stateOf } from './standing'

const pageSize = 20

/** Random, so that nobody can make one up: neither for themselves nor in another's name. */
async function codeOf(tx: Db, userId: string, now: Date): Promise<string> {
  await tx
    .insert(inviteLinks)
    .values({ userId, code: randomBytes(9).toString('base64url'), createdAt: now })
    .onConflictDoNothing()
  const [link] = await tx.select().from(inviteLinks).where(eq(inviteLinks.userId, userId))
  return link!.code
}

export async function inviterOf(db: Db, code: string): Promise<string> {
  const [link] = await db.select().from(inviteLinks).where(eq(inviteLinks.code, code))
  if (!link) throw new Refusal('inviteWrong')
  return link.userId
}

export const inviteHandlers: HandlersOf<typeof inviteCalls> = {
  '/tp5/api/Invite/qrCode': async (_input, { db, user, config, now }) => {
    const { userId } = user
    const code = await codeOf(db, userId, now)
    const link = `/newGuest?invite=${code}`
    return {
      code,
      link,
      url: `${config.publicUrl ?? `http://${config.host}:${config.port}`}${link}`,
      title: '来邻集，和邻居一起攒积分',
      text: `${maskName(await nicknameOf({ db }, userId))}邀请您做邻居，积分能换家门口的好东西`,
      invited: await countInvited(db, userId, beginning),
      rules: rewardSentences,
    }
  },

  '/tp5/api/Invite/show': async ({ code }, { db }) => ({
    code,
    name: maskName(await nicknameOf({ db }, await inviterOf(db, code))),
    rules: [guestSentence, `注册 ${inviteRules.newcomerDays} 天以内的新邻居可以接受`],
  }),

  '/tp5/api/Invite/addInvitedUser': async ({ code }, { db, user, now }) => {
    const inviterId = await inviterOf(db, code)
    const [guest, inviter] = [await accountOf(db, user.userId), await accountOf(db, inviterId)]
    const boundAt = await bind(db, { userId: user.userId, inviterId, guest, inviter, now })
    return { name: maskName(await nicknameOf({ db }, inviterId)), bound_at: replyTime(boundAt) }
  },

  '/tp5/api/Invite/inviteTotal': async (_input, { db, user, now }) => ({
    total: await countInvited(db, user.userId, beginning),
    today: await countInvited(db, user.userId, startOfDay(now)),
    points: await earnedBy(db, user.userId),
  }),

  '/tp5/api/Invite/inviteDetail': async (input, { db, user, now }) => {
    const list = 'invited'
    const before = input.cursor
      ? sql`(${invitedUsers.boundAt}, ${invitedUsers.userId}) < (
          select bound_at, user_id from invited_users
          where user_id = ${String(readCursor(list, input.cursor, [textLike(uuidShape)])[0])}
        )`
      : undefined
    const rows = await db
      .select()
      .from(invitedUsers)
      .where(and(eq(invitedUsers.inviterId, user.userId), before))
      .orderBy(desc(invitedUsers.boundAt), desc(invitedUsers.userId))
      .limit(pageSize + 1)
    const shown = page(rows, pageSize, ({ userId }) => writeCursor(list, [userId]))
    const names = await nicknames(
      db,
      shown.list.map(({ userId }) => userId),
    )
    return {
      list: shown.list.map((invited) => ({
        name: maskName(names.get(invited.userId) ?? ''),
        bound_at: replyTime(invited.boundAt),
        ...stateOf(invited, now),
      })),
      next: shown.next,
    }
  },
}
