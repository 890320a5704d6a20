import { View } from '@tarojs/components'
import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import { go } from '@/navigation/go'
import type { Ad } from '@/parts/advertiser/ads'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'
import styles from './AdActions.module.scss'

type Move = 'submit' | 'recall' | 'pause' | 'goOn' | 'stop'

const told: Record<Move, string> = {
  submit: '已提交，等待审核',
  recall: '已撤回到草稿',
  pause: '已暂停，随时可以继续',
  goOn: '已继续投放',
  stop: '已停止，没花完的会退回钱包',
}

const buttons: readonly { action: Move; text: string; main?: true }[] = [
  { action: 'recall', text: '撤回修改' },
  { action: 'pause', text: '先停投' },
  { action: 'submit', text: '提交审核', main: true },
  { action: 'goOn', text: '继续投放', main: true },
]

interface AdActionsProps {
  ad: Ad
  onRaise: () => void
}

/** What its owner may do with a campaign now. */
export function AdActions({ ad, onRaise }: AdActionsProps) {
  const { campaign_id, actions, lacks } = ad
  const [asking, setAsking] = useState<'stop'>()
  const move = useSubmit(async (action: Move) => {
    await api.post('/tp5/api/Advertiser/move', { campaign_id, action })
    toast(told[action])
    setAsking(undefined)
  })
  const stop = { ...move, submit: () => move.submit('stop') }
  return (
    <View>
      <CallError error={asking ? undefined : move.error} />
      <View className={styles.actions}>
        {actions.includes('edit') && (
          <Button
            kind="outline"
            onPress={() => void go('advertisingEdit', { campaign_id: String(campaign_id) })}
          >
            修改
          </Button>
        )}
        {actions.includes('stop') && (
          <Button kind="danger" onPress={() => setAsking('stop')}>
            停止
          </Button>
        )}
        {buttons
          .filter(({ action }) => actions.includes(action))
          .map(({ action, text, main }) => (
            <Button
              key={action}
              kind={main ? 'primary' : 'soft'}
              disabled={action === 'submit' && lacks.length > 0}
              busy={move.busy}
              onPress={() => void move.submit(action)}
            >
              {text}
            </Button>
          ))}
        {actions.includes('raise') && (
          <Button kind={actions.includes('goOn') ? 'soft' : 'primary'} onPress={onRaise}>
            加预算
          </Button>
        )}
      </View>
      <Question
        open={asking === 'stop'}
        title="停止这个投放？"
        confirm="停止投放"
        danger
        act={stop}
        onCancel={() => setAsking(undefined)}
      >
        <Text tone="ink2">停止后不能再恢复。正在做的邻居做完后，没花完的预算退回广告钱包。</Text>
      </Question>
    </View>
  )
}
