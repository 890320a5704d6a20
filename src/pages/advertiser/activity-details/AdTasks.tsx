import { money } from '@/format/money'
import { go } from '@/navigation/go'
import type { Ad } from '@/parts/advertiser/ads'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'

/** What neighbours do in it, level by level; each leads to what it shows. */
export function AdTasks({ ad }: { ad: Ad }) {
  const { tasks, actions } = ad
  const campaign_id = String(ad.campaign_id)
  return (
    <>
      <SectionHead title="任务" />
      <Card bare>
        {tasks.map(({ task_id, level, kind_text, title, price }) => (
          <Cell
            key={task_id}
            title={`第 ${level} 关　${title}`}
            value={`${kind_text} · ${money(price)}`}
            onPress={() =>
              void go('advertisementDetails', { campaign_id, task_id: String(task_id) })
            }
          />
        ))}
        {actions.includes('edit') && (
          <Cell
            icon="plus"
            title="加一个任务"
            onPress={() => void go('advertisementDetails', { campaign_id })}
          />
        )}
      </Card>
    </>
  )
}
