import { z } from 'zod'
import type { Post } from './ask'
import { type Scene, scenes, type Verdict, verdict } from './verdict'

export interface WrittenText {
  /** Of the writer in the consumer mini program; null where WeChat does not know them there. */
  openid: string | null
  scene: Scene
  text: string
}

const checked = z.object({
  errcode: z.literal(0),
  result: z.object({ suggest: verdict }),
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
