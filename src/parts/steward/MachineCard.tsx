import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { machineTones, seenWords, type VillageMachine } from './steward'

interface MachineCardProps {
  machine: VillageMachine
  /** What it sold, where that is known. */
  sold?: string
}

/** A machine as it stands: what is wrong, what is left, and the way to it. */
export function MachineCard({ machine, sold }: MachineCardProps) {
  const { machine_id, name, village, address, state, state_text, trouble, stock_text, faults } =
    machine
  const wrong = [trouble, faults > 0 && `${faults} 处报修没修好`].filter(Boolean).join('，')
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {`${village} ${address}`}
          </Text>
          <Tag tone={machineTones[state]}>{state_text}</Tag>
        </Row>
        <Cell
          icon={state === 'offline' ? 'wifioff' : 'vending'}
          title={name}
          value={sold}
          onPress={() => void go('machineManagement', { machine_id: String(machine_id) })}
        />
        {wrong && (
          <Text size="sm" tone="danger">
            {wrong}
          </Text>
        )}
        <Text size="sm" tone="ink2">
          {stock_text}
        </Text>
        <Text size="xs" tone="ink3">
          {seenWords(machine)}
        </Text>
      </Stack>
    </Card>
  )
}
