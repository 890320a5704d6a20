import { useState } from 'react'
import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { LeadHead } from '@/parts/location/LeadHead'
import { LeadRow } from '@/parts/location/LeadRow'
import { ScoreCard } from '@/parts/location/ScoreCard'
import { Story } from '@/parts/location/Story'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Decision, type Pass } from './Decision'
import { ReasonSheet } from './ReasonSheet'

/** What was submitted; of one of them whether it is good, and why. */
export default function LocationAudit() {
  const { lead_id } = useRoute('locationAudit')
  return lead_id ? <One leadId={lead_id} /> : <Submitted />
}

function Submitted() {
  const paged = usePaged('/tp5/api/VillageDevelopment/list', { state: 'submitted' })
  return (
    <StaffScreen route="locationAudit" needs={paged}>
      <Choices paged={paged} empty={<Empty title="没有等审核的点位" text="有人提交了会在这里" />}>
        {(lead) => (
          <LeadRow
            key={lead.lead_id}
            lead={lead}
            {...(lead.mine === 1 && { note: '我提交的，由别人审核' })}
            onOpen={() => void go('locationAudit', { lead_id: lead.lead_id })}
          />
        )}
      </Choices>
    </StaffScreen>
  )
}

function One({ leadId }: { leadId: string }) {
  const call = useRead('/tp5/api/VillageDevelopment/detail', { lead_id: leadId })
  const [pass, setPass] = useState<Pass>()
  const { data } = call
  if (!data) return <UnloadedStaffScreen route="locationAudit" call={call} rows={5} />
  const may = data.why_not_audit === ''
  return (
    <StaffScreen route="locationAudit" action={may && <Decision onDecide={setPass} />}>
      <Stack inset>
        {!may && <NoticeBar>{data.why_not_audit}</NoticeBar>}
        <LeadHead lead={data} />
        <ScoreCard lead={data} />
        <Story events={data.events} />
      </Stack>
      {pass !== undefined && (
        <ReasonSheet leadId={leadId} pass={pass} onClose={() => setPass(undefined)} />
      )}
    </StaffScreen>
  )
}
