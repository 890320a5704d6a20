import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { saidBy, say } from './acceptances'
import { agreementInForce } from './versions'

/** What one tick at signing in says yes to. */
export const ticked = ['user', 'privacy'] as const

/** Names all of it as it is in force; whoever sends it back has agreed to that. */
export const agreementVersion = (now: Date) =>
  ticked.map((key) => agreementInForce(key, now).version).join('/')

const owed = async (db: Db, userId: string, now: Date) => {
  const said = await saidBy(db, userId)
  return ticked.filter((key) => {
    const { version } = agreementInForce(key, now)
    return !said.some((one) => one.agreement === key && one.version === version)
  })
}

/** Whether there is a version that somebody has not agreed to yet. */
export const owesConsent = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  (await owed(db, userId, now)).length > 0

/** Writes down what is new to somebody, who has to have agreed to it; nothing is asked twice. */
export async function agreeTo(tx: Db, userId: string, version: string | undefined, now: Date) {
  const open = await owed(tx, userId, now)
  if (open.length > 0 && version !== agreementVersion(now)) throw new Refusal('agreementNeeded')
  for (const agreement of open) await say(tx, { userId, agreement, said: 'accepted', now })
}
