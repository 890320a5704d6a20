import { useState } from 'react'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { useRoute } from '@/navigation/useRoute'
import { AdCard } from '@/parts/advertiser/AdCard'
import { AdScreen } from '@/parts/advertiser/AdScreen'
import { Card } from '@/ui/card/Card'
import { AdActions } from './AdActions'
import { AdFacts } from './AdFacts'
import { AdTasks } from './AdTasks'
import { RaiseSheet } from './RaiseSheet'
import { Todo } from './Todo'
import { wayOut } from './wayOut'
import { WholeReport } from './WholeReport'

const unseen = ['draft', 'reviewing', 'refused']

/** One campaign: how it stands, what came of it, what it holds and what may be done with it. */
export default function ActivityDetails() {
  const { campaign_id } = useRoute('activityDetails')
  const call = useRead('/tp5/api/Advertiser/campaign', { campaign_id: Number(campaign_id) })
  const [raising, setRaising] = useState(false)
  const raise = () => setRaising(true)
  const { data } = call
  const way = data && wayOut(data, dayOf(new Date()))
  return (
    <AdScreen
      route="activityDetails"
      call={call}
      {...(data && data.actions.length > 0 && { action: <AdActions ad={data} onRaise={raise} /> })}
    >
      {data && (
        <>
          <Card>
            <AdCard ad={way ? { ...data, hint: '' } : data} />
          </Card>
          <Todo ad={data} way={way} onRaise={raise} />
          {!unseen.includes(data.state) && <WholeReport ad={data} />}
          <AdTasks ad={data} />
          <AdFacts ad={data} />
          {raising && <RaiseSheet ad={data} onClose={() => setRaising(false)} />}
        </>
      )}
    </AdScreen>
  )
}
