import { z } from 'zod'
import type { Post } from './ask'

/** What may be done with a text: shown, looked at by a person first, or never shown. */
export type Verdict = 'pass' | 'review' | 'risky'

export interface WrittenText {
  /** Of the writer in the consumer mini program; null where WeChat does not know them there. */
  openid: string | null
  /** What it is part of: who somebody is, or what they say. */
  scene: 'profile' | 'comment'
  text: string
}

const scenes: Record<WrittenText['scene'], number> = { profile: 1, comment: 2 }

const checked = z.object({
  errcode: z.literal(0),
  result: z.object({ suggest: z.enum(['pass', 'review', 'risky']) }),
})

/** As many letters as WeChat reads at a time. */
const most = 2500

/** The second version of the check: the first knows no writer and is no longer kept up. */
export async function askForVerdict(
  post: Post,
  { openid, scene, text }: WrittenText & { openid: string },
): Promise<Verdict> {
  const content = text.slice(0, most)
  const asked = { version: 2, openid, scene: scenes[scene], content }
  const { result } = await post('/wxa/msg_sec_check', checked, asked)
  return result.suggest
}
