import {
  acceptedAt,
  agreementInForce,
  saidBy,
  say,
  titleOf,
} from '@server/areas/agreement/agreement'
import { replyTime } from '@server/calendar'
import type { SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type HealthPurpose, purposeNames, purposes } from './purposes'

export interface Surroundings {
  db: Db
  user: SignedIn
  now: Date
  config: { dataKey: DataKey }
}

/** When somebody agreed to the notice in force; null: they have not, or took it back. */
export const consentedAt = (db: Db, userId: string, purpose: HealthPurpose, now: Date) =>
  acceptedAt(db, userId, purposes[purpose].agreement, now)

/** Nothing is written of who has not agreed to that use. */
export async function needConsent(
  { db, user, now }: Pick<Surroundings, 'db' | 'user' | 'now'>,
  purpose: HealthPurpose,
): Promise<void> {
  if (!(await consentedAt(db, user.userId, purpose, now))) throw new Refusal('healthConsentNeeded')
}

/** Only to what was read: a notice that has changed meanwhile is read again. */
export async function consent(
  { db, user, now, config }: Surroundings,
  purpose: HealthPurpose,
  version: string,
): Promise<void> {
  const { userId } = user
  const { agreement, begin } = purposes[purpose]
  if (version !== agreementInForce(agreement, now).version)
    throw new Refusal('invalid', '告知书刚刚更新了，请重新阅读')
  await begin(db, { userId, key: config.dataKey }, now)
  if (await consentedAt(db, userId, purpose, now)) return
  await say(db, { userId, agreement, said: 'accepted', now })
}

/** What it covered goes at once, whatever it was; the word itself is kept. */
export async function withdraw(
  { db, user, now }: Pick<Surroundings, 'db' | 'user' | 'now'>,
  purpose: HealthPurpose,
): Promise<void> {
  const { userId } = user
  const { agreement, end } = purposes[purpose]
  await end(db, userId, now)
  // the person is locked before what leans on them, as everywhere
  for (const other of purposeNames)
    if (purposes[other].needs === purpose) await withdraw({ db, user, now }, other)
  const said = (await saidBy(db, userId)).filter((one) => one.agreement === agreement).at(-1)
  if (said?.said === 'accepted') await say(db, { userId, agreement, said: 'withdrawn', now })
}

/** Each purpose, with how it stands with this person. */
export async function consentsOf(db: Db, userId: string, now: Date) {
  const all = await saidBy(db, userId)
  return purposeNames.map((purpose) => {
    const { agreement, covers } = purposes[purpose]
    const { version } = agreementInForce(agreement, now)
    const last = all.filter((one) => one.agreement === agreement).at(-1)
    const agreed = last?.said === 'accepted' ? last : undefined
    const isPresent = agreed?.version === version
    return {
      ...{ purpose, agreement, version, covers, title: titleOf(agreement) },
      consented_at: agreed && isPresent ? replyTime(agreed.saidAt) : null,
      agreed_before: agreed && !isPresent ? (1 as const) : (0 as const),
    }
  })
}
