import { View } from '@tarojs/components'
import { useState } from 'react'
import type { MachineOrder } from '@/parts/machine/machine'
import { paidWords } from '@/parts/machine/machineWords'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import { Next } from './Next'
import styles from './OrderBar.module.scss'

interface OrderBarProps {
  order: MachineOrder
  onMoved: () => Promise<void>
}

/** What its owner may still do about it. */
export function OrderBar({ order, onMoved }: OrderBarProps) {
  const { order_sn, actions, state } = order
  const [asking, setAsking] = useState(false)
  const { submit, busy, error } = useSubmit(async () => {
    setAsking(false)
    await api.post('/tp5/api/OfflineOrder/refund', { order_sn }).catch(async (thrown: unknown) => {
      await onMoved()
      throw thrown
    })
  })
  const paid = state !== 'unpaid'
  return (
    <Foot>
      <CallError error={error} />
      <Row wrap>
        {actions.includes('refund') && (
          <View className={styles.half}>
            <Button kind="outline" shape="full" busy={busy} onPress={() => setAsking(true)}>
              取消订单
            </Button>
          </View>
        )}
        <View className={styles.half}>
          <Next order={order} onMoved={onMoved} />
        </View>
      </Row>
      <Dialog
        open={asking}
        title="取消这一单？"
        confirm="取消订单"
        cancel="再想想"
        danger
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        <Text>
          {paid ? `机器还没有开始，取消后 ${paidWords(order)} 全额退回。` : '取消后不再为您留货。'}
        </Text>
      </Dialog>
    </Foot>
  )
}
