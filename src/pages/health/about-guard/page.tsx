import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { type Guard, notAVerdict } from '@/parts/health/guard/guard'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Opening } from './Opening'
import { Order } from './Order'
import { Rules } from './Rules'
import { Stop } from './Stop'

/** What the guard watches for, whom it tells and when; how it is opened, changed and stopped. */
export default function AboutGuard() {
  const call = useRead('/tp5/api/ExchangeShop/HealthGuard/introduce')
  if (!call.data) return <UnloadedScreen route="aboutGuard" call={call} rows={5} />
  return <About guard={call.data} />
}

function About({ guard }: { guard: Guard }) {
  const action = guard.recording ? undefined : (
    <Foot>
      <Button shape="full" onPress={() => void go('healthHome')}>
        先开始记录，再打开守护
      </Button>
    </Foot>
  )
  return (
    <Screen route="aboutGuard" {...(action && { action })}>
      <Stack inset>
        <Text size="lg" strong heading={2}>
          {guard.open ? '健康守护开着' : '健康守护按写明的规则看您的记录，该留意的时候提醒您'}
        </Text>
        <Rules rules={guard.rules} />
        <Order guard={guard} />
        {guard.recording === 1 && <Opening key={String(guard.open)} guard={guard} />}
        {guard.open === 1 && <Stop covers={guard.covers} />}
        <Text size="sm" tone="ink2" center>
          {notAVerdict}
        </Text>
      </Stack>
    </Screen>
  )
}
