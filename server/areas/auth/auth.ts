import { type Column, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Context, Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { hashPhone, maskPhone, openPhone } from './identity'
import { member } from './asker'
import { offerCaptcha, solveCaptcha } from './captcha/captcha'
import type { CodePurpose } from './code-purposes'
import { sendCode } from './send-code'
import { spendCode } from './sms-codes'
import { users } from './tables'
import { findOpenid, identify } from './wechat'

type Surroundings = Pick<Context, 'db' | 'config'>
type SignedIn = Pick<
  Context<'/user/Center/index'>,
  'db' | 'config' | 'now' | 'user' | 'apart' | 'address'
>

export { countToday } from './daily-count'
export { hashPhone, maskPhone, offerCaptcha, solveCaptcha }
export { sharersOf } from './known-askers'
export { movePhone } from './move-phone'
export { endOtherSessions, endOwnSession, sessionsOf } from './own-sessions'
export { someNickname } from './nickname'
export { findSession, isProved, markProved } from './sessions'
export {
  addRole,
  dropRole,
  hasRole,
  peopleByPhone,
  setRoles,
  staffOf,
  type StaffMember,
} from './staff'
export { avatarIdOf, changeUser, lockPerson, nicknamesOf, profileOf } from './users'
export { findOpenid, isBoundToWechat, unbindWechat } from './wechat'

/** Where a code for this person goes, as they may be shown it. */
export const phoneOf = async (surroundings: Surroundings, userId: string) =>
  maskPhone(await wholePhone(surroundings, userId))

/** Sends a code to the caller's own phone: a proof that it is they who hold it. */
export async function sendCodeTo(context: SignedIn, purpose: CodePurpose) {
  const phone = await wholePhone(context, context.user.userId)
  const asker = member(context)
  const { resend_seconds } = await sendCode(context, { phone, purpose, asker, solved: null })
  return { phone: maskPhone(phone), resend_seconds }
}

export const spendCodeOf = async (context: SignedIn, code: string, purpose: CodePurpose) =>
  spendCodeFor(context, await wholePhone(context, context.user.userId), code, purpose)

interface Sending {
  phone: string
  captchaId: string
  captchaCode: string
  device: string | undefined
  purpose: CodePurpose
}

/** Sends a code to any phone against a solved captcha; it is good for this purpose alone. */
export async function sendCodeAfterCaptcha(context: SignedIn, sending: Sending) {
  const { phone, purpose, device } = sending
  const solved = await solveCaptcha(context, sending.captchaId, sending.captchaCode)
  const asker = member(context, device)
  const sent = await sendCode(context, { phone, purpose, asker, solved })
  return { phone: maskPhone(phone), ...sent }
}

export const spendCodeFor = (
  context: SignedIn,
  phone: string,
  code: string,
  purpose: CodePurpose,
) => spendCode(context, { phone, code, purpose, asker: member(context).name })

export const ownPhone = (surroundings: Surroundings, userId: string): Promise<string> =>
  wholePhone(surroundings, userId)

/** When the account was opened, whether its phone had another one before, and whether it is gone. */
export async function accountOf(db: Db, userId: string) {
  const [user] = await db
    .select({ since: users.createdAt, returned: users.returned, state: users.state })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user) throw new Refusal('loginTimeout')
  const { state, ...account } = user
  return { ...account, closed: state === 'closed' }
}

export async function nicknames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: users.userId, nickname: users.nickname })
    .from(users)
    .where(inArray(users.userId, [...userIds]))
  return new Map(rows.map(({ userId, nickname }) => [userId, nickname]))
}

/** The nickname of the person in a column of another area's statement. */
export function nicknameIn({ table, name }: Column) {
  // written out: of a select from one table Drizzle leaves the names of tables away
  const userId = sql`${table}.${sql.identifier(name)}`
  return sql<string>`coalesce((select nickname from users where users.user_id = ${userId}), '')`
}

export async function nicknameOf({ db }: Pick<Context, 'db'>, userId: string): Promise<string> {
  const [user] = await db
    .select({ nickname: users.nickname })
    .from(users)
    .where(eq(users.userId, userId))
  return user?.nickname ?? ''
}

/** Who the caller is at WeChat: by a code they bring, else by the account they are bound to. */
export async function openidOf(
  context: Pick<SignedIn, 'db' | 'config' | 'now' | 'user'> & Pick<Outside, 'providers'>,
  platform: 'mini' | 'web',
  code: string | undefined,
): Promise<string> {
  const { db, config, user } = context
  if (code !== undefined) return identify(context, { platform, code, purpose: 'pay' })
  const bound = await findOpenid(db, config.dataKey, platform, user.userId)
  if (!bound) throw new Refusal('payerUnknown')
  return bound
}

/** 王阿姨 is told to a stranger as 王**. */
export const maskName = (name: string) => ([...name][0] ? `${[...name][0]}**` : '')

/** For the desk and commands of the house, and for who leaves a record of having looked. */
export async function wholePhone({ db, config }: Surroundings, userId: string): Promise<string> {
  const [user] = await db
    .select({ sealed: users.phoneSealed })
    .from(users)
    .where(eq(users.userId, userId))
  if (!user) throw new Refusal('loginTimeout')
  return openPhone(config.dataKey, userId, user.sealed)
}
