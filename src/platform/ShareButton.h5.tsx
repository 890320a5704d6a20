import { copyText } from './clipboard'
import { Pressable } from './Pressable'
import { shareCard } from './share'
import type { ShareButtonProps } from './shareButtonProps'
import { toast } from './toast'

async function copyLink(): Promise<void> {
  const card = shareCard()
  if (!card) return
  const copied = await copyText(`${card.title} ${card.path}`)
  toast(copied ? '链接已复制，发给邻居吧' : '没有复制成功，请复制地址栏里的链接')
}

/** A browser hands nothing to a chat: the link is copied instead. */
export function ShareButton({ className, children }: ShareButtonProps) {
  return (
    <Pressable className={className} onPress={() => void copyLink()}>
      {children}
    </Pressable>
  )
}
