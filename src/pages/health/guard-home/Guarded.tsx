import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { AlertCard } from '@/parts/health/guard/AlertCard'
import { type Guard, notAVerdict } from '@/parts/health/guard/guard'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** First what waits, then the ways, then all that was found. */
export function Guarded({ guard }: { guard: Guard }) {
  const paged = usePaged('/tp5/api/ExchangeShop/HealthGuard/lists', {})
  return (
    <Screen route="guardHome">
      <PagedList
        paged={paged}
        header={<Ways guard={guard} />}
        skeleton={<RowsSkeleton rows={3} />}
        empty={
          <Text tone="ink2" center>
            还没有提醒过。没有提醒不表示不用看医生，身体不舒服请去医院
          </Text>
        }
      >
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {(alert) => <AlertCard key={alert.alert_id} alert={alert} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}

const waitingWords = (waiting: number) =>
  waiting > 0 ? `有 ${waiting} 条提醒还没看` : '提醒都看过了'

function Ways({ guard }: { guard: Guard }) {
  return (
    <Stack inset>
      <Text size="lg" strong heading={2}>
        {waitingWords(guard.waiting)}
      </Text>
      <Card bare>
        {guard.sheets.map(({ sheet, name, last }) => (
          <Cell
            key={sheet}
            icon="quiz"
            title={name}
            value={last || '还没做过'}
            onPress={() => void go('riskCheck', { sheet })}
          />
        ))}
        <Cell icon="bed" title="疲劳报告" onPress={() => void go('fatigue')} />
        <Cell icon="doc" title="守护报告" onPress={() => void go('guardReport')} />
        <Cell icon="info" title="守护怎么做、停止守护" onPress={() => void go('aboutGuard')} />
      </Card>
      <Text size="sm" tone="ink2">
        {notAVerdict}
      </Text>
    </Stack>
  )
}
