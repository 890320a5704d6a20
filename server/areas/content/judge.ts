import { findOpenid } from '@server/areas/auth/auth'
import type { Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { Declined } from '@server/providers/declined'
import { Unanswered } from '@server/providers/unanswered'
import type { WrittenText } from '@server/providers/wechat/check-text'
import type { Scene, Verdict } from '@server/providers/wechat/verdict'

export type Asking = Pick<Outside, 'db' | 'config' | 'providers'>

/** Nobody could be asked now. */
export type Judged = Verdict | 'unchecked'

/** Who wrote or sent something, as WeChat knows them in the consumer mini program. */
export const writerOf = async ({ db, config }: Asking, userId: string): Promise<string | null> =>
  (await findOpenid(db, config.dataKey, 'mini', userId)) ?? null

/** What WeChat says, where it says anything. */
export async function orUnchecked<T>(ask: () => Promise<T>): Promise<T | 'unchecked'> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Unanswered || error instanceof Declined) return 'unchecked'
    throw error
  }
}

interface Written extends Pick<WrittenText, 'scene' | 'text'> {
  userId: string
}

/** What becomes of what somebody wrote; asked where no transaction is held. */
export async function judgeWords(asking: Asking, { userId, ...written }: Written) {
  const openid = await writerOf(asking, userId)
  return orUnchecked(() => asking.providers.wechat.checkText({ openid, ...written }))
}

type Speaking = Asking & { user: { userId: string } }

/** Of what somebody is about to say: what may never be shown is refused. */
export async function checkWords(
  context: Speaking,
  text: string | undefined,
  scene: Scene = 'comment',
): Promise<Judged> {
  if (!text) return 'pass'
  const judged = await judgeWords(context, { userId: context.user.userId, scene, text })
  if (judged === 'risky') throw new Refusal('contentRisky')
  return judged
}
