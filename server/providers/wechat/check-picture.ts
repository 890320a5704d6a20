import { z } from 'zod'
import type { Post } from './ask'
import { type Scene, scenes, type Verdict } from './verdict'

export interface SentPicture {
  /** Of the sender in the consumer mini program; null where WeChat does not know them there. */
  openid: string | null
  scene: Scene
  /** Where anybody can fetch it. */
  address: string
  type: string
}

/** Judged at once, or later by a push that names the same trace. */
export type PictureJudged = { verdict: Verdict } | { traceId: string }

/** The kinds of pictures that it can open. */
const opened = new Set(['image/jpeg', 'image/png', 'image/gif'])

/** Whether WeChat could say anything of it: it knows the sender, reaches the picture and can open it. */
export const canBeJudged = (picture: SentPicture): picture is SentPicture & { openid: string } =>
  picture.openid !== null && picture.address.startsWith('http') && opened.has(picture.type)

const taken = z.object({ errcode: z.literal(0), trace_id: z.string().min(1) })

const picture = 2

/** The second version of the check, which says within half an hour what it found. */
export async function askAboutPicture(
  post: Post,
  { openid, scene, address }: SentPicture & { openid: string },
): Promise<PictureJudged> {
  const asked = { version: 2, openid, scene: scenes[scene], media_type: picture }
  const { trace_id } = await post('/wxa/media_check_async', taken, { ...asked, media_url: address })
  return { traceId: trace_id }
}
