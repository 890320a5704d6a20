import type { Out } from '@contract/api'
import {
  agreementInForce,
  agreementVersion,
  owesConsent,
  saidBy,
  ticked,
  titleOf,
} from '@server/areas/agreement/agreement'
import { replyTime } from '@server/calendar'
import type { Context } from '@server/call/handler'

type Surroundings = Pick<Context<'/user/Center/agreement'>, 'db' | 'user' | 'now'>

/** What binds somebody now, and what they said to it, the newest first. */
export async function agreementsOf({
  db,
  user: { userId },
  now,
}: Surroundings): Promise<Out<'/user/Center/agreement'>> {
  const said = await saidBy(db, userId)
  return {
    due: (await owesConsent(db, userId, now)) ? 1 : 0,
    version: agreementVersion(now),
    in_force: ticked.map((key) => {
      const { title, version, effectiveAt } = agreementInForce(key, now)
      return { key, title, version, effective_at: effectiveAt }
    }),
    said: said.reverse().map((one) => ({
      key: one.agreement,
      title: titleOf(one.agreement),
      version: one.version,
      said: one.said,
      said_at: replyTime(one.saidAt),
    })),
  }
}
