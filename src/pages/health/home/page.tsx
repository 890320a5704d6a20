import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { type Home, notADoctor, recordConsent } from '@/parts/health/health'
import { Tile } from '@/parts/health/Tile'
import { PlanCells } from '@/parts/health/plan/PlanCells'
import { PlanPopup } from '@/parts/health/plan/PlanPopup'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Consent } from './Consent'
import { Greeting } from './Greeting'
import { More } from './More'
import { Profile } from './Profile'
import { Ways } from './Ways'
import { Withdraw } from './Withdraw'

/** What I measured last; before anything is written down, what becomes of it and whether I agree. */
export default function HealthHome() {
  const call = useRead('/tp5/api/ExchangeShop/HealthReport/home')
  if (!call.data) return <UnloadedScreen route="healthHome" call={call} rows={5} />
  const consent = recordConsent(call.data)
  if (consent && !consent.consented_at) return <Consent consent={consent} />
  return <Measured home={call.data} />
}

function Measured({ home }: { home: Home }) {
  const { tiles, sentence, profile } = home
  const known = tiles.filter(({ text }) => text !== '')
  const unknown = tiles.filter(({ text }) => text === '')
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('healthAdd', {})}>
        记一次
      </Button>
    </Foot>
  )
  return (
    <Screen route="healthHome" action={action}>
      <Stack inset>
        <Greeting sentence={sentence} />
        {[...known, ...unknown].map((tile) => (
          <Tile key={tile.measure} tile={tile} />
        ))}
        <PlanCells />
        <Card bare>
          <Cell icon="bell" title="健康守护" onPress={() => void go('guardHome')} />
        </Card>
        <More />
        <Ways />
        <Profile profile={profile} />
        <Text size="sm" tone="ink2" center>
          {notADoctor}
        </Text>
        <Withdraw covers={recordConsent(home)?.covers ?? ''} />
      </Stack>
      <PlanPopup />
    </Screen>
  )
}
