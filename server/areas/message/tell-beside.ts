import { and, count, eq, gte, type SQL } from 'drizzle-orm'
import { findOpenid, ownPhone } from '@server/areas/auth/auth'
import { startOfDay } from '@server/calendar'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { enqueue } from '@server/jobs/enqueue'
import type { WorldContext } from '@server/jobs/job'
import { awakeFrom } from './awake'
import { choicesOf } from './choices'
import { dropGrants, takeGrant } from './grants'
import { isKind, told } from './kinds'
import { miniPageOf } from './places'
import { messageRules, type Way } from './rules'
import { messages } from './tables'

export const tellingBeside = 'message: tell by WeChat'
export const tellingBySms = 'message: tell by SMS'

export interface Telling extends Pick<WorldContext, 'database' | 'providers' | 'now'> {
  config: Settings
}

type Message = typeof messages.$inferSelect

/** By WeChat where it is wanted and allowed once more; else by SMS, where that is wanted. */
export async function tellByWechat(telling: Telling, messageId: string): Promise<void> {
  const { database, providers, now } = telling
  const letter = await database.transaction((tx) => openLetter(telling, tx, messageId))
  if (!letter) return
  const { message, openid } = letter
  const { template, words, place } = letter.told
  const sent = await providers.subscribed.send({
    ...{ openid, template, page: miniPageOf(place), at: message.createdAt },
    ...{ thing: words.thing, state: words.state, title: words.title },
  })
  if (sent === 'sent') return
  await database.transaction(async (tx) => {
    await dropGrants(tx, message.userId, template)
    await tx.update(messages).set({ sentBy: null, sentAt: null }).where(isMessage(messageId))
    await enqueue(tx, tellingBySms, { message_id: messageId }, { runAt: awakeFrom(now) })
  })
}

/** What to send by WeChat, and to whom. A grant is used up once, also where the sending is tried again. */
async function openLetter({ providers, config, now }: Telling, tx: Db, messageId: string) {
  const news = await newsIn(tx, messageId, now)
  if (!news || news.message.sentBy === 'sms') return null
  const { message } = news
  const { userId } = message
  const { subject, template } = news.told
  const openid = await findOpenid(tx, config.dataKey, 'mini', userId)
  const known = openid !== undefined && providers.subscribed.templates[template] !== undefined
  if (known && message.sentBy === 'wechat') return { ...news, openid }
  const wanted = known && (await choicesOf(tx, userId))[subject].wechat
  if (wanted && (await takeGrant(tx, userId, template))) {
    await note(tx, messageId, 'wechat', now)
    return { ...news, openid }
  }
  await enqueue(tx, tellingBySms, { message_id: messageId }, { runAt: awakeFrom(now) })
  return null
}

export async function tellBySms(telling: Telling, messageId: string): Promise<void> {
  const { database, providers, config } = telling
  const news = await database.transaction((tx) => openSms(telling, tx, messageId))
  if (!news) return
  const { template, words } = news.told
  const phone = await ownPhone({ db: database.db, config }, news.message.userId)
  const { thing, state, title } = words
  await providers.sms.remind({ phone, template, thing, state, title })
}

async function openSms({ providers, now }: Telling, tx: Db, messageId: string) {
  const news = await newsIn(tx, messageId, now)
  if (!news || news.message.sentBy === 'wechat') return null
  const { userId, sentBy } = news.message
  const { subject, template } = news.told
  if (!providers.sms.reminds(template)) return null
  const awake = awakeFrom(now)
  if (awake > now) {
    await enqueue(tx, tellingBySms, { message_id: messageId }, { runAt: awake })
    return null
  }
  if (sentBy === 'sms') return news
  if (!(await choicesOf(tx, userId))[subject].sms) return null
  if ((await sentToday(tx, userId, now)) >= messageRules.smsADay) return null
  await note(tx, messageId, 'sms', now)
  return news
}

const isMessage = (messageId: string): SQL => eq(messages.messageId, messageId)

/** A message that is still news to somebody, held until the transaction ends. */
async function newsIn(tx: Db, messageId: string, now: Date) {
  const [message] = await tx.select().from(messages).where(isMessage(messageId)).for('update')
  if (!message || !isKind(message.kind) || !isNews(message, now)) return null
  return { message, told: told(message.kind, message.facts) }
}

const isNews = ({ readAt, createdAt }: Message, now: Date) =>
  readAt === null && now.getTime() - createdAt.getTime() < messageRules.newsHours * 3600_000

const note = (tx: Db, messageId: string, sentBy: Way, now: Date) =>
  tx.update(messages).set({ sentBy, sentAt: now }).where(isMessage(messageId))

async function sentToday(tx: Db, userId: string, now: Date): Promise<number> {
  const { sentBy, sentAt } = messages
  const [row] = await tx
    .select({ sent: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(sentBy, 'sms'), gte(sentAt, startOfDay(now))))
  return row!.sent
}
