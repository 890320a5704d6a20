import type { Out } from '@contract/api'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { Unbind } from './Unbind'

type Device = Out<'/tp5/api/ExchangeShop/HealthEquipment/myDevice'>['list'][number]

/** What measures for me by itself. */
export default function HealthDevices() {
  const call = useRead('/tp5/api/ExchangeShop/HealthEquipment/myDevice')
  if (!call.data) return <UnloadedScreen route="healthDevices" call={call} rows={4} />
  const { list } = call.data
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('healthDeviceBind')}>
        绑定设备
      </Button>
    </Foot>
  )
  return (
    <Screen route="healthDevices" action={action}>
      <Stack inset>
        {list.length === 0 && (
          <Empty title="还没有设备" text="绑定以后，量到的数自己就记下来，不用手写" />
        )}
        {list.map((device) => (
          <Shown key={device.device_id} device={device} />
        ))}
      </Stack>
    </Screen>
  )
}

/** Below this it should be charged. */
const low = 20

function Shown({ device }: { device: Device }) {
  const { name, serial, measures, battery, clock_text: clock } = device
  return (
    <Card>
      <Stack>
        <SectionHead title={name} />
        <Facts
          facts={[
            { name: '上次传来', value: device.last_upload_when || '还没有传来记录' },
            { name: '电量', value: battery === null ? '设备没有说' : `${battery}%` },
            { name: '能测', value: measures.join('、') },
            { name: '编号', value: serial },
            { name: '绑定', value: device.bound_when },
          ]}
        />
        {battery !== null && battery < low && (
          <Text strong tone="warn">
            电快用完了，请充电或者换电池
          </Text>
        )}
        {clock !== '' && <Text tone="ink2">{clock}</Text>}
        <Unbind device={device} />
      </Stack>
    </Card>
  )
}
