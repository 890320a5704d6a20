import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { rewardWords, stateTones } from '@/parts/task/task'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Row } from '@/ui/row/Row'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import styles from './page.module.scss'

type Logged = Out<'/tp5/api/AdTask/completedLog'>['list'][number]

/** Every task that I took part in, and what became of it. */
export default function TaskLog() {
  const paged = usePaged('/tp5/api/AdTask/completedLog', {})
  const empty = (
    <Empty scene={noOrders} title="还没做过任务" text="看短片、答题，都有奖励">
      <Button kind="soft" onPress={() => void go('taskLevels')}>
        看看有什么任务
      </Button>
    </Empty>
  )
  return (
    <Screen route="taskLog">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            {rows.map((row) => (
              <LogRow key={row.bill_user_id} row={row} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}

function LogRow({ row }: { row: Logged }) {
  const { flag, title, advertiser, state, state_text, at, gift } = row
  const gone = state === 'expired' || state === 'failed' || state === 'taken_back'
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.row}
        onPress={() => void go('taskDetails', { flag: String(flag) })}
      >
        <Stack gap="s1">
          <WhenAndState time={at} tone={stateTones[state]} state={state_text} />
          <Text strong>{title}</Text>
          <Row justify="between" wrap="close">
            <Text size="sm" tone="ink2">
              {advertiser}
            </Text>
            {!gone && (
              <Text strong tone="gold">
                {`+${rewardWords(row)}`}
              </Text>
            )}
          </Row>
          {gift && !gone && (
            <Text size="sm" tone="ink2">
              {`另送：${gift}，点开看券码`}
            </Text>
          )}
        </Stack>
      </Pressable>
    </Card>
  )
}
