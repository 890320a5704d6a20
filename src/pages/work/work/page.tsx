import { observer } from 'mobx-react'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { dayWithWeekday, greeting } from '@/format/date'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { RoleCard } from './RoleCard'
import { Waits } from './Waits'

/** What waits for whoever is more than a neighbour, by all that they are. */
export default observer(function Work() {
  const home = useRead('/tp5/api/Work/home')
  const now = new Date()
  const roles = home.data?.roles ?? []
  return (
    <Screen route="work">
      <Stack inset>
        <Stack gap="s1">
          <Text size="lg" strong>{`${session.user?.nickname ?? ''}，${greeting(now)}`}</Text>
          <Text size="sm" tone="ink2">
            {[dayWithWeekday(now), roles.length > 0 && `您有 ${roles.length} 个身份`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        <OutboxCard />
        <Unloaded call={home} outline={5} />
        {home.data && roles.length > 0 && <Waits home={home.data} now={now} />}
        {home.data && (
          <Card bare>
            <Cell icon="wallet" title="今天进账" value={money(home.data.earned_today)} />
          </Card>
        )}
        {home.data &&
          roles.map((one) => <RoleCard key={one.role} standing={one} lists={home.data!.lists} />)}
        {home.data && (
          <Card bare>
            <Cell
              icon="plus"
              title="申请做广告主"
              onPress={() => void go('advertisersBackground')}
            />
          </Card>
        )}
      </Stack>
    </Screen>
  )
})
