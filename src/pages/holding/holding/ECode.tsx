import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Holding } from '@/parts/holding/holding'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Question } from '@/blocks/form/Question'
import { Text } from '@/ui/text/Text'
import styles from './ECode.module.scss'

/** The e-code: hidden until its owner wants to see it, and from then on no gift any more. */
export function ECode({ holding }: { holding: Pick<Holding, 'holding_id' | 'code' | 'actions'> }) {
  const { holding_id, actions } = holding
  const [asking, setAsking] = useState(false)
  const reveal = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeShop/UserExchange/reveal', { holding_id })
    setAsking(false)
  })
  if (holding.code) return <Shown code={holding.code} />
  if (!actions.includes('reveal')) return null
  return (
    <Card>
      <Text size="sm" tone="ink3" center>
        券码
      </Text>
      <View className={styles.hidden} aria-label="券码还没有显示">
        ••••••
      </View>
      <Button shape="full" onPress={() => setAsking(true)}>
        查看券码
      </Button>
      <Question
        open={asking}
        title="现在查看券码吗？"
        confirm="查看券码"
        cancel="先不看"
        act={reveal}
        onCancel={() => setAsking(false)}
      >
        看过的券码就算用掉了，不能再转赠给邻居。
      </Question>
    </Card>
  )
}

function Shown({ code }: { code: string }) {
  const copy = async () => {
    toast((await copyText(code)) ? '券码已复制' : '没有复制成功，请长按券码复制')
  }
  return (
    <Card>
      <Text size="sm" tone="ink3" center>
        券码
      </Text>
      <View className={styles.code}>{code}</View>
      <Button kind="soft" shape="full" icon="copy" onPress={() => void copy()}>
        复制券码
      </Button>
    </Card>
  )
}
