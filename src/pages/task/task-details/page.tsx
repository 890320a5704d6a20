import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { ShareCell } from '@/parts/sharing/ShareCell'
import { rewardWords } from '@/parts/task/task'
import { TaskHead } from '@/parts/task/TaskHead'
import { api } from '@/request/api'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Stack } from '@/ui/stack/Stack'
import { Actions } from './Actions'
import { Gift } from './Gift'
import { Opinions } from './Opinions'
import { Standing } from './Standing'
import { useMyLink } from './useMyLink'

/** One task: what it asks and gives, how I stand, and the next thing to do. */
export default observer(function TaskDetails() {
  const flag = Number(useRoute('taskDetails').flag)
  const { signedIn } = session
  useEffect(() => {
    if (!signedIn) return
    // nobody waits for a count
    void api.post('/tp5/api/AdTask/addLog', { flag, event: 'open' }).catch(() => undefined)
  }, [flag, signedIn])
  useMyLink(flag)
  const call = useRead('/tp5/api/AdTask/detail', { flag })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskDetails" call={call} rows={3} />
  const { title, advertiser, steps, takes, left_text, arrives, ends_at, bill } = data
  return (
    <Screen route="taskDetails" title={title} action={<Actions task={data} look={call.look} />}>
      <Stack inset>
        <TaskHead title={title} advertiser={advertiser} reward={rewardWords(bill ?? data)} />
        <Standing task={data} />
        <Gift task={data} />
        <Card>
          <Stack>
            <NumberedLines lines={steps} />
            <Facts
              facts={[
                { name: '用时', value: takes },
                { name: '名额', value: left_text, strong: true },
                { name: '每人', value: '1 次' },
                { name: '到账', value: arrives },
                { name: '截止', value: dayOf(new Date(ends_at)) },
              ]}
            />
            <Opinions task={data} />
          </Stack>
        </Card>
        <Card bare>
          <ShareCell />
        </Card>
        <Button kind="text" onPress={() => void go('taskLevel', { id: String(data.campaign_id) })}>
          {`看“${data.campaign}”全部任务`}
        </Button>
        <Button kind="text" onPress={() => void go('bansnnsnRule')}>
          怎么算作弊
        </Button>
      </Stack>
    </Screen>
  )
})
