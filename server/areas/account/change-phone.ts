import type { Out, Parsed } from '@contract/api'
import {
  endOtherSessions,
  markProved,
  maskPhone,
  movePhone,
  spendCodeFor,
  spendCodeOf,
} from '@server/areas/auth/auth'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'

/** Who holds both phones; whether the new one has an account is told to nobody else. */
export async function changePhone(
  context: Context<'/user/Center/changePhone'>,
  { code, phone, new_code: newCode }: Parsed<'/user/Center/changePhone'>,
): Promise<Out<'/user/Center/changePhone'>> {
  const { db, now, user } = context
  await spendCodeOf(context, code, 'oldPhone').catch(sayOf('现在的手机号'))
  await spendCodeFor(context, phone, newCode, 'newPhone').catch(sayOf('新手机号'))
  await movePhone(context, { userId: user.userId, phone })
  await endOtherSessions(db, user)
  await markProved(db, user.sessionId, now)
  return { phone: maskPhone(phone) }
}

/** Of two codes it is told which one is wrong. */
const sayOf = (whose: string) => (reason: unknown) => {
  throw reason instanceof Refusal
    ? new Refusal(reason.refusal, `${whose}：${reason.message}`, reason.data)
    : reason
}
