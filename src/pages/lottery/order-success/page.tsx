import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Result } from '@/blocks/result/Result'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { isVain, NothingWon } from '@/parts/lottery/NothingWon'
import { WhichPlay } from '@/parts/lottery/WhichPlay'
import { Button } from '@/ui/button/Button'

export default function LotteryOrderSuccess() {
  const { play_id } = useRoute('lotteryOrderSuccess')
  if (!play_id) return <WhichPlay route="lotteryOrderSuccess" />
  return <Claimed playId={play_id} />
}

/** It is on its way, and where to look after it. */
function Claimed({ playId }: { playId: string }) {
  const call = useRead('/tp5/api/TigerActivity/play', { play_id: playId })
  const { data } = call
  if (!data) return <UnloadedScreen route="lotteryOrderSuccess" call={call} rows={3} />
  if (isVain(data)) return <NothingWon route="lotteryOrderSuccess" play={data} />
  const { name, state_text, order_sn } = data
  const facts = [
    { name: '奖品', value: name },
    ...(order_sn ? [{ name: '单号', value: order_sn }] : []),
  ]
  return (
    <Screen route="lotteryOrderSuccess">
      <Result title={order_sn ? '领到了' : state_text} text={state_text} facts={facts}>
        {order_sn && (
          <Button shape="full" onPress={() => void go('orderDetails', { order_sn })}>
            看订单
          </Button>
        )}
        <Button kind="outline" shape="full" onPress={() => void go('lottery')}>
          再抽一次
        </Button>
      </Result>
    </Screen>
  )
}
