import { useState } from 'react'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { LeadHead } from '@/parts/location/LeadHead'
import type { LeadDetail } from '@/parts/location/location'
import { ScoreCard } from '@/parts/location/ScoreCard'
import { Story } from '@/parts/location/Story'
import { WhichLead } from '@/parts/location/WhichLead'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Contacts } from './Contacts'
import { type Asked, LeadActions } from './LeadActions'
import { Sheets } from './Sheets'
import { Subscription } from './Subscription'

export default function LocationDetail() {
  const { lead_id } = useRoute('locationDetail')
  return lead_id ? (
    <Known leadId={lead_id} />
  ) : (
    <WhichLead route="locationDetail" question="看哪一个点位？" />
  )
}

function Known({ leadId }: { leadId: string }) {
  const call = useRead('/tp5/api/VillageDevelopment/detail', { lead_id: leadId })
  if (!call.data) return <UnloadedStaffScreen route="locationDetail" call={call} rows={5} />
  return <One lead={call.data} />
}

/** What the place is, whom to talk to, how it was scored, what happened, and what comes next. */
function One({ lead }: { lead: LeadDetail }) {
  const [asked, setAsked] = useState<Asked>()
  const { name, latitude, longitude, lead_id } = lead
  const around = useRead('/tp5/api/Map/helper', { latitude, longitude, name, lead_id })
  if (around.loading && !around.data)
    return <UnloadedStaffScreen route="locationDetail" call={around} rows={5} />
  return (
    <StaffScreen route="locationDetail" action={<LeadActions lead={lead} onAsk={setAsked} />}>
      <Stack inset>
        <LeadHead lead={lead} near={around.data?.near.find((one) => one.name !== name)} />
        <ScoreCard lead={lead} />
        <Contacts lead={lead} onAdd={() => setAsked('contact')} />
        <Story events={lead.events} />
        <Subscription lead={lead} />
      </Stack>
      <Sheets lead={lead} asked={asked} onClose={() => setAsked(undefined)} />
    </StaffScreen>
  )
}
