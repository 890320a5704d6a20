import type { OpenPage } from '@/navigation/place'
import type { ShareAnswers } from '@/platform/shareCard'

type Listener = (this: PageObject, ...args: unknown[]) => unknown

/** The object that Taro's runtime makes of a page component. */
export interface PageObject extends OpenPage, ShareAnswers {
  path?: string
  route?: string
  __route__?: string
  onLoad: (this: PageObject, options: Record<string, unknown>, done?: () => void) => unknown
  onShow: Listener
  onReady?: Listener
  onHide: Listener
  onUnload: Listener
  onPullDownRefresh?: () => void
}
