import { View } from '@tarojs/components'
import { useState } from 'react'
import { observer } from 'mobx-react'
import { outbox } from '@/parts/outbox/outbox'
import { liesAfter, stepsIn } from '@/parts/iter/slots'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import type { AtSlot } from './atSlot'
import { CountForm } from './CountForm'
import { GoodsForm } from './GoodsForm'
import { LoadForm } from './LoadForm'
import styles from './SlotSheet.module.scss'
import { SlotTest } from './SlotTest'

interface SlotSheetProps extends AtSlot {
  onClose: () => void
}

const choices = [
  { value: 'load', text: '补货' },
  { value: 'count', text: '盘点' },
  { value: 'goods', text: '商品' },
  { value: 'test', text: '测试' },
] as const

type Work = (typeof choices)[number]['value']

/** All that can be done in one slot, within reach of a thumb. */
export const SlotSheet = observer(function SlotSheet({ machineSn, slot, onClose }: SlotSheetProps) {
  const [work, setWork] = useState<Work>('load')
  const expected = liesAfter(slot, stepsIn(outbox.waiting, machineSn, slot))
  const here = { machineSn, slot }
  const counted = { ...here, expected, onDone: onClose }
  return (
    <Sheet open title={`${slot.slot_no} ${slot.title}`} onClose={onClose}>
      <View className={styles.hand}>
        <Stack>
          <Text>{`账上 ${expected} 件，装 ${slot.capacity} 件`}</Text>
          {slot.held > 0 && (
            <Text size="sm" tone="ink2">{`其中 ${slot.held} 件已经有人买下，等着出货`}</Text>
          )}
          <Segmented label="做什么" choices={choices} value={work} onChoose={setWork} />
          {work === 'load' && <LoadForm {...counted} />}
          {work === 'count' && <CountForm {...counted} />}
          {work === 'goods' && <GoodsForm {...here} empty={expected === 0} onDone={onClose} />}
          {work === 'test' && <SlotTest {...here} />}
        </Stack>
      </View>
    </Sheet>
  )
})
