import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { signed } from '@/format/amount'
import { outbox } from '@/parts/outbox/outbox'
import { countStep } from '@/parts/iter/step'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Stepper } from '@/ui/stepper/Stepper'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import type { Counted } from './atSlot'

const reasons = [
  { value: 'counted', text: '数得不一样' },
  { value: 'expired', text: '过期拿走' },
  { value: 'lost', text: '丢失损坏' },
] as const

type Reason = (typeof reasons)[number]['value']

/** So many are really there: the book follows by the difference. */
export function CountForm({ machineSn, slot, expected, onDone }: Counted) {
  const [found, setFound] = useState(expected)
  const [reason, setReason] = useState<Reason>('counted')
  const difference = found - expected
  const count = useSubmit(async () => {
    const where = { ...slot, machine_sn: machineSn }
    void outbox.add(countStep(where, { found, reason: difference < 0 ? reason : 'counted' }))
    onDone()
  })
  return (
    <Stack>
      <Row justify="between">
        <Text>里面真有几件</Text>
        <Stepper label="件数" value={found} min={0} max={slot.capacity} onChange={setFound} />
      </Row>
      {difference < 0 && (
        <Segmented label="为什么少了" choices={reasons} value={reason} onChoose={setReason} />
      )}
      <CallError error={count.error} />
      <Button shape="full" busy={count.busy} onPress={() => void count.submit()}>
        {difference === 0 ? '数过了，对得上' : `按 ${found} 件记，账上 ${signed(difference)}`}
      </Button>
    </Stack>
  )
}
