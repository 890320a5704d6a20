import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { isVain, NothingWon } from '@/parts/lottery/NothingWon'
import { WhichPlay } from '@/parts/lottery/WhichPlay'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'

export default function LotteryOrderConfirm() {
  const { play_id } = useRoute('lotteryOrderConfirm')
  if (!play_id) return <WhichPlay route="lotteryOrderConfirm" />
  return <Won playId={play_id} />
}

/** What was won and until when it has to be claimed. */
function Won({ playId }: { playId: string }) {
  const call = useRead('/tp5/api/TigerActivity/play', { play_id: playId })
  const { data } = call
  if (!data) return <UnloadedScreen route="lotteryOrderConfirm" call={call} rows={3} />
  if (isVain(data)) return <NothingWon route="lotteryOrderConfirm" play={data} />
  const action = data.state === 'waiting' && (
    <Foot>
      <Button shape="full" onPress={() => void go('lotteryOrderConfirmNext', { play_id: playId })}>
        填地址，寄到家
      </Button>
    </Foot>
  )
  return (
    <Screen route="lotteryOrderConfirm" action={action}>
      <Stack inset>
        <Message scene={exchanged} title={`抽中 ${data.name}`} text={data.state_text} />
        <Card>
          <Facts
            facts={[
              { name: '抽中时间', value: fullTime(new Date(data.played_at)) },
              ...(data.expires_at
                ? [{ name: '领取截止', value: fullTime(new Date(data.expires_at)) }]
                : []),
              { name: '运费', value: '免运费' },
            ]}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
