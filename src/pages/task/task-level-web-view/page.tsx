import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { isOpen } from '@/parts/task/task'
import { TaskOver } from '@/parts/task/TaskOver'
import { Visiting } from './Visiting'

/** The advertiser's page, and how long somebody has stayed there. */
export default function TaskLevelWebView() {
  const { id } = useRoute('taskLevelWebView')
  const call = useRead('/tp5/api/AdTask/video', { bill_user_id: id }, { anew: true })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskLevelWebView" call={call} rows={3} />
  if (!isOpen(data.state))
    return <TaskOver route="taskLevelWebView" flag={data.flag} title="这个任务不在进行中" />
  return (
    <Screen route="taskLevelWebView" title={data.title}>
      <Visiting billUserId={id} page={data} />
    </Screen>
  )
}
