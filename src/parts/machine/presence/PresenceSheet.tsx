import { positionHelp } from '@/platform/permission'
import { CallError } from '@/blocks/form/CallError'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/FieldError'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Keeping } from '../machine'
import { useProving } from './useProving'

interface PresenceSheetProps {
  machine: { machine_sn: string; name: string }
  /** What happens at once for who stands there: 现在出货. */
  deed: string
  /** Whether it is known already. */
  standing: boolean
  onHere: () => void
  /** For who comes later, where that is offered. */
  later?: { kept: Keeping; onLater: () => void }
  onClose: () => void
}

/** Before anything drops: who stands there shows it, who does not takes a code. */
export function PresenceSheet(props: PresenceSheetProps) {
  const { machine, deed, standing, onHere, later, onClose } = props
  const proving = useProving(machine.machine_sn, onHere)
  const { byCode, bySettings, busy, nowhere } = proving
  const here = () => (standing ? onHere() : void proving.byPosition())
  return (
    <Sheet open title="您在机器前吗？" onClose={onClose}>
      <Stack>
        <Text size="sm" tone="ink2">
          {standing
            ? `刚才已经确认您在${machine.name}前。离开了就别点${deed}，没人取会浪费。`
            : `机器只给站在它前面的人出货。请走到${machine.name}前，定位或者扫码确认一下。`}
        </Text>
        <CallError error={proving.error} />
        {nowhere && <FieldError text={`没有拿到位置。${positionHelp}`} />}
        <Button shape="full" icon="pin" busy={busy} onPress={here}>
          {`我在机器前，${deed}`}
        </Button>
        {nowhere && bySettings && (
          <Button kind="outline" shape="full" onPress={() => void bySettings()}>
            去设置
          </Button>
        )}
        {!standing && byCode && (
          <Button kind="soft" shape="full" icon="scan" onPress={() => void byCode()}>
            扫机器上的码
          </Button>
        )}
        {later && <Later {...later} />}
      </Stack>
    </Sheet>
  )
}

function Later({ kept, onLater }: NonNullable<PresenceSheetProps['later']>) {
  return (
    <>
      <Button
        kind="outline"
        shape="full"
        disabled={kept.reason !== ''}
        onPress={onLater}
      >{`先下单，${kept.minutes} 分钟内来取`}</Button>
      <Text size="xs" tone="ink3" center>
        {kept.reason || '货给您留着，到机器上输入取货码；没来取全额退回'}
      </Text>
    </>
  )
}
