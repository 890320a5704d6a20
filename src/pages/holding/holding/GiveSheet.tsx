import { View } from '@tarojs/components'
import { useState } from 'react'
import { useClosed } from '@/cache/useClosed'
import { go } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Text } from '@/ui/text/Text'
import styles from './GiveSheet.module.scss'

interface GiveSheetProps {
  holding: { holding_id: string; title: string }
  onClose: () => void
}

/** A few words go with what is given on; after them the invitation shows. */
export function GiveSheet({ holding: { holding_id, title }, onClose }: GiveSheetProps) {
  const [message, setMessage] = useState('')
  const closed = useClosed()
  const give = useSubmit(async () => {
    const words = message.trim()
    const { invite_id } = await api.post('/tp5/api/VipPackets/invite', {
      holding_id,
      ...(words && { message: words }),
    })
    onClose()
    await go('holdingInvite', { invite_id })
  })
  const footer = (
    <View className={styles.footer}>
      <CallError error={give.error} />
      <Button shape="full" busy={give.busy} onPress={() => void give.submit()}>
        生成邀请
      </Button>
    </View>
  )
  return (
    <Sheet open title="转赠给邻居" onClose={onClose} footer={footer}>
      <Text strong>{title}</Text>
      <Text size="sm" tone="ink2">
        谁先打开邀请谁领走；三天没人领，自动回到您的卡券里。
      </Text>
      {!closed('userText') && (
        <Field
          label="想说的话（可不填）"
          multiline
          counted
          maxLength={40}
          value={message}
          onChange={setMessage}
        />
      )}
    </Sheet>
  )
}
