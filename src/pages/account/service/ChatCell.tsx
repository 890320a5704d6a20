import { ContactButton, hasChat } from '@/platform/ContactButton'
import { openOutside } from '@/platform/outside'
import { toast } from '@/platform/toast'
import { CellContent, cellLook } from '@/ui/cell/Cell'

async function openChat(url: string): Promise<void> {
  const ways = { mini: { app_id: '', path: '' }, scheme: '', url }
  const outcome = await openOutside(ways, () => Promise.resolve())
  if (outcome === 'nowhere') toast('没有打开，请打电话找客服')
}

/** The chat of the mini program; elsewhere one that has an address, where there is such a one. */
export function ChatCell({ link }: { link: string }) {
  if (!hasChat && !link) return null
  return (
    <ContactButton className={cellLook} onAsk={() => void openChat(link)}>
      <CellContent icon="wechat" title="微信客服" value="在线聊" leads />
    </ContactButton>
  )
}
