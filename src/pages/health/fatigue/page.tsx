import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { type Fatigue, notAVerdict } from '@/parts/health/guard/guard'
import { Standing } from '@/parts/health/Standing'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { FatigueLine } from './FatigueLine'

/** A week of sleep, heart rate variability and steps, beside what is usual. */
export default function FatiguePage() {
  const call = useRead('/tp5/api/ExchangeShop/HealthHome/fatigueReport')
  if (!call.data) return <UnloadedScreen route="fatigue" call={call} rows={5} />
  return <Week fatigue={call.data} />
}

function Week({ fatigue }: { fatigue: Fatigue }) {
  const { title, sentence, advice, lines, consented } = fatigue
  const action = consented ? undefined : (
    <Foot>
      <Button shape="full" onPress={() => void go('healthHome')}>
        先看告知书，再开始记录
      </Button>
    </Foot>
  )
  return (
    <Screen route="fatigue" {...(action && { action })}>
      <Stack inset>
        <Card>
          <Stack>
            <Text size="sm" tone="ink2">
              {title}
            </Text>
            <Text size="lg" strong heading={2}>
              {sentence}
            </Text>
            <Standing text={advice} />
          </Stack>
        </Card>
        {lines.map((line) => (
          <FatigueLine key={line.part} line={line} title={title} />
        ))}
        <Text size="sm" tone="ink2" center>
          {notAVerdict}
        </Text>
      </Stack>
    </Screen>
  )
}
