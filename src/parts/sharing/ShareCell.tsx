import { ShareButton } from '@/platform/ShareButton'
import { CellContent, cellLook } from '@/ui/cell/Cell'

/** Hands the page that shows to somebody, in whichever way there is where it is opened. */
export const ShareCell = () => (
  <ShareButton className={cellLook}>
    <CellContent icon="user" title="分享给邻居" value="发链接" leads />
  </ShareButton>
)
