import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Text } from '@/ui/text/Text'
import type { SlotDetail, Way } from './machine'
import type { Obstacle } from './obstacle'

interface TakeBarProps {
  detail: SlotDetail
  way: Way
  obstacle: Obstacle | null
  /** What the button does. */
  text: string
  /** To know before it is pressed. */
  hint?: string
  busy?: boolean
  error?: unknown
  onTake: () => void
}

/** What stands in the way, or the one button that takes it. */
export function TakeBar(props: TakeBarProps) {
  const { detail, way, obstacle, text, hint, busy, error, onTake } = props
  return (
    <View>
      {obstacle && (
        <ReasonStrip
          reason={obstacle.reason}
          way={obstacle.way.text}
          onWay={() => void follow(obstacle.way.to, detail, way)}
        />
      )}
      <Foot>
        <CallError error={error} />
        {!obstacle && hint && (
          <Text size="sm" tone="ink2" center>
            {hint}
          </Text>
        )}
        <Button shape="full" disabled={obstacle !== null} busy={busy ?? false} onPress={onTake}>
          {obstacle?.button ?? text}
        </Button>
      </Foot>
    </View>
  )
}

function follow(to: Obstacle['way']['to'], { machine }: SlotDetail, way: Way): Promise<unknown> {
  const { machine_id } = machine
  if (to === 'machines') return go('onlineMachineMore', { way })
  if (to === 'tasks') return go('pointsTask')
  if (to === 'earn') return go('makeMoney')
  if (to === 'orders') return go('orderListOnlineMachine')
  return way === 'buy' ? go('onlineMachine', { machine_id }) : go('machine', { machine_id })
}
