import type { Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { Declined } from '@server/providers/declined'
import { Unanswered } from '@server/providers/unanswered'
import type { Verdict, WrittenText } from '@server/providers/wechat/check-text'
import { findOpenid } from './wechat'

type Asking = Pick<Outside, 'db' | 'config' | 'providers'>

interface Written extends Pick<WrittenText, 'scene' | 'text'> {
  userId: string
}

/** Nobody could be asked now. */
export type Judged = Verdict | 'unchecked'

/** What becomes of what somebody wrote; asked where no transaction is held. */
export async function judgeText(asking: Asking, written: Written): Promise<Judged> {
  const { db, config, providers } = asking
  const { userId, scene, text } = written
  const openid = (await findOpenid(db, config.dataKey, 'mini', userId)) ?? null
  try {
    return await providers.wechat.checkText({ openid, scene, text })
  } catch (error) {
    if (error instanceof Unanswered || error instanceof Declined) return 'unchecked'
    throw error
  }
}

/** The same, refusing what may never be shown. */
export async function refuseRisky(asking: Asking, written: Written): Promise<Judged> {
  const judged = await judgeText(asking, written)
  if (judged === 'risky') throw new Refusal('contentRisky')
  return judged
}

type Speaking = Asking & { user: { userId: string } }

/** Of what somebody says to one person or to the house; what is in doubt reaches them as it is. */
export async function checkWords(context: Speaking, text: string | undefined): Promise<void> {
  const { userId } = context.user
  if (text) await refuseRisky(context, { userId, scene: 'comment', text })
}
