import { useState } from 'react'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import { type Template, useAllowing } from './useAllowing'

interface AllowCardProps {
  templates: readonly Template[]
  /** What one would be told. */
  text: string
}

/** Offers to tell it by WeChat; where that cannot be, it is not there. */
export function AllowCard({ templates, text }: AllowCardProps) {
  const { possible, allow } = useAllowing(templates)
  const [allowed, setAllowed] = useState(false)
  const { submit, busy } = useSubmit(async () => {
    if ((await allow()) > 0) setAllowed(true)
    else toast('没有打开微信提醒，消息在“我的消息”里看')
  })
  if (!possible) return null
  return (
    <Card>
      <Media
        wrap
        start={<Icon name={allowed ? 'check' : 'bell'} tone={allowed ? 'ok' : 'brand'} />}
        end={
          !allowed && (
            <Button kind="soft" shape="pill" busy={busy} onPress={() => void submit()}>
              微信提醒我
            </Button>
          )
        }
      >
        <Text>{allowed ? '记下了，到时用微信告诉您' : text}</Text>
      </Media>
    </Card>
  )
}
