import { wayThere } from '@/platform/wayThere'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { Machine } from './machine'
import { awayOf, destinationOf, machineStates, placeOf } from './machineWords'

interface MachineHeadProps {
  machine: Machine
  onChange: () => void
}

/** Which machine this is about, where it stands and how it is. */
export function MachineHead({ machine, onChange }: MachineHeadProps) {
  const { text, tone } = machineStates[machine.state]
  const away = awayOf(machine)
  const destination = destinationOf(machine)
  const ways = (
    <Row gap="s2">
      {destination && (
        <IconButton
          icon="pin"
          tone="brand"
          label={`去${machine.name}怎么走`}
          onPress={() => void wayThere(destination)}
        />
      )}
      <Button kind="soft" shape="pill" label="换一台机器" onPress={onChange}>
        换一台
      </Button>
    </Row>
  )
  return (
    <Card>
      <Media wrap end={ways}>
        <Row wrap="close">
          <Text size="md" strong heading={2}>
            {machine.name}
          </Text>
          <Tag tone={tone}>{text}</Tag>
        </Row>
        <Text size="xs" tone="ink3">
          {placeOf(machine)}
        </Text>
        <Text size="xs" tone="ink3">
          {[away, `编号 ${machine.machine_sn}`].filter(Boolean).join(' · ')}
        </Text>
      </Media>
    </Card>
  )
}
