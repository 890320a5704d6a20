import { eq } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import type { Context } from '@server/call/handler'
import { messageRules } from './rules'
import { messageSettings } from './tables'

type Messages = Out<'/user/common/getMessage'>
type Surroundings = Pick<Context<'/user/common/setMessage'>, 'db' | 'user'>

const asFlag = (on: boolean) => (on ? 1 : 0)

const shown = ({ order, activity, sign_in }: Record<keyof Messages, boolean>): Messages => ({
  order: asFlag(order),
  activity: asFlag(activity),
  sign_in: asFlag(sign_in),
})

export async function messagesOf({ db, user: { userId } }: Surroundings): Promise<Messages> {
  const [chosen] = await db.select().from(messageSettings).where(eq(messageSettings.userId, userId))
  return shown(chosen ?? messageRules)
}

/** One kind at a time, so that two phones of one person never undo each other's choice. */
export async function setMessage(
  { db, user: { userId } }: Surroundings,
  { kind, on }: Parsed<'/user/common/setMessage'>,
): Promise<Messages> {
  const choice = { [kind]: on === 1 }
  const [chosen] = await db
    .insert(messageSettings)
    .values({ userId, ...messageRules, ...choice })
    .onConflictDoUpdate({ target: messageSettings.userId, set: choice })
    .returning()
  return shown(chosen!)
}
