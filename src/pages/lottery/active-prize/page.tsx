import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { PrizeTable } from '@/parts/lottery/PrizeTable'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

/** The prizes of the cycle, with what is left of each. */
export default function LotteryActivePrize() {
  const call = useRead('/tp5/api/TigerActivity/cyclePrize', {}, { alike: true })
  const { data } = call
  if (!data) return <UnloadedScreen route="lotteryActivePrize" call={call} rows={5} />
  return (
    <Screen route="lotteryActivePrize">
      <Stack inset>
        {data.prizes.length === 0 && <Empty title="现在没有抽奖" text="过些天再来看看" />}
        {data.prizes.length > 0 && <PrizeTable prizes={data.prizes} />}
        {data.ends_at && (
          <Text size="xs" tone="ink3" center>
            {`${data.title}，到 ${fullTime(new Date(data.ends_at))}`}
          </Text>
        )}
      </Stack>
    </Screen>
  )
}
