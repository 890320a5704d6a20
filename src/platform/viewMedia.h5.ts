import { toast } from './toast'
import type { Media } from './viewMediaProps'

export type { Media } from './viewMediaProps'

/** All of them over the page, beginning with one. */
export async function viewMedia(media: readonly Media[], current: number): Promise<void> {
  try {
    const { openViewer } = await import(/* webpackChunkName: "viewer" */ './mediaViewer.h5')
    openViewer(media, current)
  } catch {
    toast('没有打开，请再点一次')
  }
}
