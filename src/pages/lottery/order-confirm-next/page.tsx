import { useState } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { WhichPlay } from '@/parts/lottery/WhichPlay'
import { sending } from '@/parts/order/promises'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

export default function LotteryOrderConfirmNext() {
  const { play_id } = useRoute('lotteryOrderConfirmNext')
  if (!play_id) return <WhichPlay route="lotteryOrderConfirmNext" />
  return <Where playId={play_id} />
}

/** Where it goes; the last word. */
function Where({ playId }: { playId: string }) {
  const call = useRead('/tp5/api/TigerActivity/play', { play_id: playId })
  const [asks, setAsks] = useState(true)
  const bind = useSubmit(async (address_id: number) => {
    await api.post('/tp5/api/TigerActivity/bindPrize', { play_id: playId, address_id })
    await replace('lotteryOrderSuccess', { play_id: playId })
  })
  const { data } = call
  if (!data) return <UnloadedScreen route="lotteryOrderConfirmNext" call={call} rows={3} />
  if (data.state !== 'waiting')
    return (
      <Screen route="lotteryOrderConfirmNext">
        <Empty title={data.state_text} text={data.name}>
          <Button onPress={() => void go('lotteryMyPrize')}>我的奖品</Button>
        </Empty>
      </Screen>
    )
  const action = (
    <Foot>
      <Button shape="full" onPress={() => setAsks(true)}>
        选地址
      </Button>
    </Foot>
  )
  return (
    <Screen route="lotteryOrderConfirmNext" action={action}>
      <Stack inset>
        <Text strong>{data.name}</Text>
        <Text size="sm" tone="ink2">
          {`填好就登记，${sending}`}
        </Text>
      </Stack>
      {asks && (
        <AddressSheet
          title={data.name}
          busy={bind.busy}
          error={bind.error}
          onClose={() => setAsks(false)}
          onChoose={(addressId) => void bind.submit(addressId)}
        />
      )}
    </Screen>
  )
}
