import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { AdScreen } from '@/parts/advertiser/AdScreen'
import { TaskForm } from './TaskForm'
import { TaskPreview } from './TaskPreview'

/** One task: what neighbours will see of it, and while nothing is under way how it is written. */
export default function AdvertisementDetails() {
  const { campaign_id, task_id } = useRoute('advertisementDetails')
  const call = useRead('/tp5/api/Advertiser/campaign', { campaign_id: Number(campaign_id) })
  const rules = useRead('/tp5/api/Advertiser/rules', {}, { alike: true })
  const { data } = call
  if (!data || !rules.data)
    return (
      <AdScreen route="advertisementDetails" call={data ? rules : call}>
        {null}
      </AdScreen>
    )
  const task = data.tasks.find((one) => String(one.task_id) === task_id)
  if (data.actions.includes('edit'))
    return <TaskForm key={task_id ?? 'new'} ad={data} task={task} rules={rules.data} />
  return <TaskPreview ad={data} task={task} />
}
