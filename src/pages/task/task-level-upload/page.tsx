import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { isOpen } from '@/parts/task/task'
import { SentShots } from './SentShots'
import { ShotForm } from './ShotForm'

/** Screenshots as a proof: still to be sent, under review, or to be sent again. */
export default function TaskLevelUpload() {
  const { billuserid } = useRoute('taskLevelUpload')
  const call = useRead('/tp5/api/BillUserImage/show', { bill_user_id: billuserid })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskLevelUpload" call={call} rows={3} />
  return isOpen(data.state) ? <ShotForm shots={data} /> : <SentShots shots={data} />
}
