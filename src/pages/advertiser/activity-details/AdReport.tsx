import { useState } from 'react'
import { grouped } from '@/format/amount'
import { go } from '@/navigation/go'
import type { Ad, Report } from '@/parts/advertiser/ads'
import { DaysCard } from '@/parts/advertiser/DaysCard'
import { FunnelCard } from '@/parts/advertiser/FunnelCard'
import { FunnelsCard } from '@/parts/advertiser/FunnelsCard'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { CallError } from '@/blocks/form/CallError'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { PollCards } from './PollCards'
import { SaveReport } from './SaveReport'

interface AdReportProps {
  ad: Ad
  report: Report
  span: { start_time: string; end_time: string }
}

/** What came of it on the chosen days; the same figures can be taken along. */
export function AdReport({ ad, report, span }: AdReportProps) {
  const { campaign_id } = ad
  const { days, total, villages, tasks, polls, wanted } = report
  const [url, setUrl] = useState<string>()
  const take = useSubmit(async () => {
    setUrl((await api.post('/tp5/api/Advertiser/export', { campaign_id, ...span })).url)
  })
  return (
    <>
      <DaysCard days={days} total={total} limit={ad.day_budget} />
      <FunnelCard total={total} />
      <FunnelsCard
        title="哪些村在做"
        none="这几天还没有人看到"
        parts={villages.map(({ name, ...funnel }) => ({ name, funnel }))}
      />
      <FunnelsCard
        title="每个任务"
        none="这几天还没有人看到"
        parts={tasks.map(({ title, ...funnel }) => ({ name: title, funnel }))}
      />
      <PollCards polls={polls} />
      <Card bare>
        <Cell
          icon="box"
          title="点了“想要”的邻居"
          value={wanted === null ? '不到 5 人' : `${grouped(wanted)} 人`}
        />
        <Cell
          icon="user"
          title="谁做了任务"
          value="只有人数，没有名字"
          onPress={() => void go('advertisersAlluser', { campaign_id: String(campaign_id) })}
        />
      </Card>
      {url === undefined ? (
        <Button kind="outline" shape="full" busy={take.busy} onPress={() => void take.submit()}>
          导出表格
        </Button>
      ) : (
        <SaveReport url={url} />
      )}
      <CallError error={take.error} />
    </>
  )
}
