import { copyText } from './clipboard'
import { hostApp } from './host'
import { inWeChat } from './inWeChat.h5'
import { Pressable } from './Pressable'
import { shareCard } from './share'
import type { ShareButtonProps } from './shareButtonProps'
import { toast } from './toast'

/** The host app, WeChat's menu, the phone's own sheet; where there is none the link is copied. */
async function share(): Promise<void> {
  const card = shareCard()
  if (!card) return
  const { title, path: url, imageUrl: image } = card
  const host = hostApp()
  if (host) host.share({ title, url, image })
  else if (inWeChat()) toast('点右上角「···」，发给朋友或分享到朋友圈')
  else if (!(await shareByPhone({ title, url }))) await copyLink(`${title} ${url}`)
}

/** Whether the person was asked; turning the sheet away is an answer too. */
async function shareByPhone(card: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(card)
    return true
  } catch (thrown) {
    return (thrown as Error).name === 'AbortError'
  }
}

async function copyLink(line: string): Promise<void> {
  const copied = await copyText(line)
  toast(copied ? '链接已复制，发给邻居吧' : '没有复制成功，请复制地址栏里的链接')
}

export function ShareButton({ className, children }: ShareButtonProps) {
  return (
    <Pressable className={className} onPress={() => void share()}>
      {children}
    </Pressable>
  )
}
