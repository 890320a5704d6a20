import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { isOpen } from '@/parts/task/task'
import { TaskOver } from '@/parts/task/TaskOver'
import { Watching } from './Watching'

/** A film that counts as long as it is watched. */
export default function TaskVideo() {
  const { billuserid } = useRoute('taskVideo')
  const asked = { bill_user_id: billuserid }
  const call = useRead('/tp5/api/AdTask/video', asked, { anew: true })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskVideo" call={call} rows={3} />
  if (!isOpen(data.state))
    return <TaskOver route="taskVideo" flag={data.flag} title="这个任务不在进行中" />
  if (!data.url)
    return (
      <TaskOver
        route="taskVideo"
        flag={data.flag}
        title="短片暂时放不了"
        text="名额先给您留着，过一会儿再来"
      />
    )
  return (
    <Screen route="taskVideo" title={data.title}>
      <Watching billUserId={billuserid} film={data} />
    </Screen>
  )
}
