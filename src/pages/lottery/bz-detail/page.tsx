import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { PrizeTable } from '@/parts/lottery/PrizeTable'
import { useIdentity } from '@/session/useIdentity'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Verify } from './Verify'

/** Rules and odds, what days are drawn by, and a draw of mine done again. */
export default function LotteryRules() {
  const { play_id } = useRoute('lotteryRules')
  const signedIn = useIdentity() !== ''
  const call = useRead('/tp5/api/TigerActivity/page', {}, { alike: true })
  const { data } = call
  if (!data) return <UnloadedScreen route="lotteryRules" call={call} rows={5} />
  return (
    <Screen route="lotteryRules">
      <Stack inset>
        {play_id && signedIn && <Verify playId={play_id} />}
        <Card>
          <SectionHead title="规则" />
          <Stack>
            <NumberedLines lines={data.rules} />
          </Stack>
        </Card>
        {data.prizes.length > 0 && <PrizeTable prizes={data.prizes} />}
        <Card>
          <SectionHead title="随机数" />
          <Stack gap="s2">
            <Text size="sm" tone="ink2">
              每天的随机数算一次指纹（SHA-256）就是前一天的，一直算到第一环，谁也换不了中间哪一天的。
            </Text>
            {data.anchor && (
              <Text
                size="xs"
                tone="ink3"
              >{`第一环（${data.anchor.day}）的指纹：${data.anchor.promised}`}</Text>
            )}
            <Text size="xs" tone="ink3">{`今天的指纹：${data.proof.promised}`}</Text>
            {data.before && (
              <Text size="xs" tone="ink3">{`昨天的随机数：${data.before.seed}`}</Text>
            )}
          </Stack>
        </Card>
      </Stack>
    </Screen>
  )
}
